import { the, type Frozen } from '@regelwerk/core';
import { containsPolygonDisc, disc, pointAlong } from '@regelwerk/geometry';
import type { ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { SetupFrame } from '../model/frame.js';
import { BOARD, type Spot } from '../model/ids.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { rangeLength } from '../rules/measure/range.js';
import { deploying, whyNotFit, whyNotNow, whyTooFarIn, whyTooFarOut, whyTooHigh, type Placing } from '../rules/setup/deploy.js';
import { goOn } from '../rules/setup/sequence.js';

// Whether a character can be deployed somewhere: no squad may be begun that the rest of it cannot follow.

type Frame = Frozen<SetupFrame>;

/** The surfaces on which a base at a place would lie wholly, the highest first. */
export const surfacesAt = ({ table }: State, { x, y }: Pick<Spot, 'x' | 'y'>, radius: number): readonly string[] => {
  const { parts } = prepare(table).board;
  const base = disc({ x, y }, radius);
  return [...parts.filter(({ surface, shape }) => surface && containsPolygonDisc(shape, base))].sort((a, b) => b.top - a.top).map(({ id }) => id).concat(BOARD);
};

const whyNotHere = (state: State, lead: string, placing: Placing): Refusal | undefined =>
  (lead === '' ? whyTooFarIn(state, placing) : whyTooFarOut(state, lead, placing)) ?? whyTooHigh(state, placing.to) ?? whyNotFit(state, placing);

const placed = (state: State, { character, to }: Placing): State => ({
  ...state,
  play: { ...state.play, characters: { ...state.play.characters, [character]: { ...the(state.play.characters, character), ...to } } },
});

/** Directions all around, 7 to 11 degrees apart. */
const AROUND = ([[1, 1], [-1, 1], [-1, -1], [1, -1]] as const).flatMap(([x, y]) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => [Math.min(5, 10 - i), Math.min(5, i)] as const).map(([a, b]) => (x === y ? { x: a * x, y: b * y } : { x: b * x, y: a * y })),
);

/** A scan of the places around a squad's first character: every so many directions, and, mirrored, from the other side. */
export interface Scan {
  readonly step: number;
  readonly mirrored: boolean;
}

/** Places around the first character of a squad, one by one: as far out as allowed, in contact, and between. */
export const spotsAround = function* (state: State, { lead, character }: { readonly lead: string; readonly character: string }, { step, mirrored }: Scan): Generator<Spot, void> {
  const { unitOf } = prepare(state.table);
  const { x, y } = the(state.play.characters, lead);
  const { radius } = the(unitOf, character);
  const near = radius + the(unitOf, lead).radius;
  for (const further of step > 5 ? [1] : [1, 0, 0.5]) {
    for (let i = 0; i < AROUND.length; i += step) {
      const way = AROUND[i] ?? { x: 0, y: 0 };
      const toward = { x: mirrored ? x - way.x : x + way.x, y: y + way.y };
      const at = pointAlong({ from: { x, y }, toward, length: near + further * rangeLength(1), round: further === 0 ? 'beyond' : 'short' });
      if (at !== undefined && at.x >= radius && at.y >= radius) for (const on of surfacesAt(state, at, radius)) yield { ...at, on };
    }
  }
};

/** A character of a squad, and the squad's first one. */
interface Follower {
  readonly lead: string;
  readonly character: string;
}

/** The first place for a character around the first one of its squad. */
const anySpot = (state: State, { lead, character }: Follower, scan: Scan): Spot | undefined => {
  for (const to of spotsAround(state, { lead, character }, scan)) if (whyNotHere(state, lead, { character, to }) === undefined) return to;
  return undefined;
};

/** Who finds no room, if everybody takes the first place in turn. */
const leftOver = (state: State, { lead, others }: { readonly lead: string; readonly others: readonly string[] }, scan: Scan): string | undefined => {
  let now = state;
  for (const character of others) {
    const to = anySpot(now, { lead, character }, scan);
    if (to === undefined) return character;
    now = placed(now, { character, to });
  }
  return undefined;
};

/** Few directions first, which is enough almost always; and from both sides, so that a table and its mirror image answer alike. */
const SCANS: readonly Scan[] = [4, 1].flatMap((step) => [false, true].map((mirrored) => ({ step, mirrored })));

/** Who finds no room, however it is looked for? */
const whoHasNoRoom = (state: State, lead: string, others: readonly string[]): string | undefined => {
  let left: string | undefined;
  for (const scan of SCANS) {
    left = leftOver(state, { lead, others }, scan);
    if (left === undefined) return undefined;
  }
  return left;
};

const othersOf = (state: State, lead: string, character: string): readonly string[] => {
  const { unitOf, unitsOf } = prepare(state.table);
  const { seat, squad } = the(unitOf, lead);
  const squadmates = the(unitsOf, seat).filter((unit) => unit.squad === squad).flatMap(({ characters }) => characters);
  return squadmates.filter((id) => id !== character && the(state.play.characters, id).on === '');
};

/** Why a character cannot be deployed so. */
export const whyNotDeploy = (state: State, frame: Frame, placing: Placing): Refusal | undefined => {
  const { character } = placing;
  const refusal = whyNotNow(state, frame, character) ?? whyNotHere(state, frame.lead, placing);
  if (refusal !== undefined) return refusal;
  const lead = frame.lead === '' ? character : frame.lead;
  const left = whoHasNoRoom(placed(state, placing), lead, othersOf(state, lead, character));
  return left === undefined ? undefined : { kind: 'no-room', rule: whyTooFarOut.rule, character: left };
};

/** What deploying a character causes; after the last one of a squad the next squad comes. */
export const deploy = (state: State, { lead }: Frame, { character, to }: ChoiceOf<'deploy'>): readonly Event[] => {
  const first = lead === '' ? character : lead;
  const deployed: Event = { kind: 'deployed', rule: lead === '' ? whyTooFarIn.rule : whyTooFarOut.rule, character, to };
  if (othersOf(state, first, character).length > 0) return [deployed];
  const next = deploying(placed(state, { character, to }), { kind: 'setup', step: 10, rolled: [], lead: '', set: [] });
  return [deployed, goOn(next === undefined ? 11 : 10)];
};
