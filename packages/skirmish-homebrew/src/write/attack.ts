import { nearest, the } from '@regelwerk/core';
import type { AttackFrame, Frame, RollFrame, WindowFrame } from '../model/frame.js';
import type { Play } from '../model/play.js';
import type { Pens } from './pen.js';

const attackOf = (play: Play): AttackFrame => nearest<Frame, 'attack'>(play.agenda, 'attack') as AttackFrame;
const rollOf = (play: Play): RollFrame => nearest<Frame, 'roll'>(play.agenda, 'roll') as RollFrame;

/** Settled rolls are handed to the frame beneath: an attack, a treatment, a deed or a recovery. */
const handOver = (play: Play, counts: readonly (readonly number[])[]): void => {
  const below = play.agenda[play.agenda.length - 1];
  if (below !== undefined && 'rolled' in below) below.rolled.push(counts.map((faces) => [...faces]));
};

/** Attacks and aims. */
export const attack: Pens<
  | 'figure-aimed' | 'attack-begun' | 'gun-aligned' | 'gun-released' | 'shot-settled' | 'volley-done' | 'shots-lapsed' | 'attack-ended'
> = {
  'figure-aimed': (play, event) => {
    the(play.figures, event.figure).aims = event.aims;
  },
  'attack-begun': (play, { attacker, target, means, cover, volleys, clearsAim }) => {
    const figure = the(play.figures, attacker);
    figure.attacks += 1;
    if (clearsAim) Object.assign(figure, { aims: 0, moved: false });
    play.agenda.push({ kind: 'attack', attacker, target, means: { ...means }, cover, volleys: volleys.map((dice) => [...dice]), shot: 0, rolled: [] });
  },
  'gun-aligned': (play, event) => {
    play.aligned[event.weapon] = [event.target];
  },
  'gun-released': (play, event) => {
    play.aligned[event.weapon] = [];
  },
  'shot-settled': () => undefined,
  'volley-done': (play) => {
    const frame = attackOf(play);
    frame.shot += frame.volleys.shift()?.length ?? 0;
    frame.rolled = [];
  },
  'shots-lapsed': (play) => {
    attackOf(play).volleys = [];
  },
  'attack-ended': (play) => {
    play.agenda.pop();
  },
};

/** Rolls and the offers to repeat them. */
export const roll: Pens<
  'roll-called' | 'dice-rolled' | 'reroll-offered' | 'offer-passed' | 'roll-repeated' | 'dice-rerolled' | 'roll-settled'
> = {
  'roll-called': (play, { purpose, figure, label, dice }) => {
    the(play.figures, figure).rolls += 1;
    play.agenda.push({ kind: 'roll', purpose, figure, label, dice: [...dice], counts: [], rerolled: false, offers: [] });
  },
  'dice-rolled': (play, { counts, offers }) => {
    const frame = rollOf(play);
    frame.counts = counts.map((faces) => [...faces]);
    frame.offers = [...offers];
  },
  'reroll-offered': (play, { skill, seat }) => {
    const frame = rollOf(play);
    frame.offers = frame.offers.filter((offer) => offer !== skill);
    play.agenda.push({ kind: 'window', offers: skill, waiting: [seat] } satisfies WindowFrame);
  },
  'offer-passed': (play) => {
    play.agenda.pop();
  },
  'roll-repeated': (play, { skill, figure, seat }) => {
    play.agenda.pop();
    Object.assign(rollOf(play), { rerolled: true, counts: [], offers: [] });
    if (skill === 'luck') the(play.figures, figure).luckUsed = true;
    else the(play.sides, seat).inspiringUsed = true;
  },
  'dice-rerolled': (play, { counts }) => {
    rollOf(play).counts = counts.map((faces) => [...faces]);
  },
  'roll-settled': (play, { counts }) => {
    const { label, figure, rerolled, dice } = rollOf(play);
    play.agenda.pop();
    play.lastRoll = [{ label, figure, rerolled, dice: [...dice] }];
    handOver(play, counts);
  },
};
