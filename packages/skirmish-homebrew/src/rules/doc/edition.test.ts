import { expect, test } from 'vitest';
import { replayOf } from '@regelwerk/core';
import { openMatch, openReplay } from '../../index.js';
import { lay } from '../../../test/stage.js';
import { edition, isOtherEdition } from './edition.js';

test('[hb.doc.edition] 3.5, state of 2026-07-28, for both chapters', () => {
  expect(edition()).toEqual({ edition: '3.5', asOf: '2026-07-28', chapters: ['aktionen', 'fertigkeiten'] });
  expect(isOtherEdition('3.5')).toBe(false);
  expect(isOtherEdition('3.4')).toBe(true);
});

test('[hb.doc.edition] a match of edition 3.4 is refused, and both editions are named', () => {
  const table = lay({ options: { handSize: 0 } });
  const match = openMatch({ kind: 'table', table: table._tag === 'Right' ? table.right : {} }, []);
  if (match._tag === 'Left') throw new Error(JSON.stringify(match.left));
  const older = openReplay({ ...replayOf(match.right), edition: edition().edition === '3.5' ? '3.4' : '' });
  expect(older).toMatchObject({ left: [{ path: 'edition', rule: 'hb.doc.edition' }] });
  expect(JSON.stringify(older)).toMatch(/3\.5.*3\.4/);
});
