import { the } from '@regelwerk/core';
import type { Pens } from './pen.js';

/** Treatments, recovery tests, deeds, searches and points. */
export const scenario: Pens<
  | 'treatment-begun' | 'treatment-failed' | 'treatment-ended' | 'recovery-begun' | 'recovery-failed'
  | 'deed-begun' | 'deed-done' | 'deed-failed' | 'deed-ended' | 'area-searched' | 'noted' | 'points-scored' | 'winner-named'
> = {
  'treatment-begun': (play, { medic, patient, item, heals }) => {
    play.agenda.push({ kind: 'treatment', medic, patient, item: [...item], heals, rolled: [] });
  },
  'treatment-failed': () => undefined,
  'treatment-ended': (play) => {
    play.agenda.pop();
  },
  'recovery-begun': (play, { figure }) => {
    play.agenda.push({ kind: 'recovery', figure, rolled: [] });
  },
  'recovery-failed': (play) => {
    play.agenda.pop();
  },
  'deed-begun': (play, { figure, deed }) => {
    play.agenda.push({ kind: 'deed', figure, deed, rolled: [] });
  },
  'deed-done': (play, { deed }) => {
    play.deeds[deed] = the(play.deeds, deed) + 1;
  },
  'deed-failed': () => undefined,
  'deed-ended': (play) => {
    play.agenda.pop();
  },
  'area-searched': (play, { area }) => {
    play.searches[area] = the(play.searches, area) + 1;
  },
  noted: () => undefined,
  'points-scored': (play, { seat, points }) => {
    the(play.sides, seat).points += points;
  },
  'winner-named': (play, { seat }) => {
    play.winner = [seat];
  },
};
