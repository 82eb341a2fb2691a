import { find, the, type Frozen } from '@regelwerk/core';
import { disc, distanceDiscDisc, isWithinDiscDisc } from '@regelwerk/geometry';
import { elevationOn } from '../../board.js';
import { whyNotSpot } from '../../deployment.js';
import { firstOf } from '../../first.js';
import type { SetupFrame } from '../../model/frame.js';
import { BOARD, type Spot } from '../../model/ids.js';
import type { Edge } from '../../model/play.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare, type UnitInfo } from '../../prepare.js';
import { modifiersOf } from '../ability/card-hooks.js';
import { rangeLength } from '../measure/range.js';
import { fromEdge, whyOffBoard } from './board-size.js';

type Frame = Frozen<SetupFrame>;

/** A character that is to stand somewhere. */
export interface Placing {
  readonly character: string;
  readonly to: Spot;
}

/** Who deploys, and which characters can come next. */
export interface Deploying {
  readonly seat: string;
  readonly characters: readonly string[];
}

const aside = ({ play }: State, units: readonly UnitInfo[]): readonly string[] =>
  units.flatMap(({ characters }) => characters.filter((id) => the(play.characters, id).on === ''));

const squadOf = ({ table }: State, seat: string, squad: number): readonly UnitInfo[] => the(prepare(table).unitsOf, seat).filter((unit) => unit.squad === squad);

const SQUADS = [0, 1];

const done = (state: State, seat: string): number => SQUADS.filter((squad) => aside(state, squadOf(state, seat, squad)).length === 0).length;

/** Of a squad that is begun everybody else; else, whole squads in turns and the first player first, somebody of a primary unit. */
export const deploying = rule('sp.setup.deploy-alternate', (state: State, { lead }: Pick<Frame, 'lead'>): Deploying | undefined => {
  const { table } = state;
  if (lead !== '') {
    const { seat, squad } = the(prepare(table).unitOf, lead);
    return { seat, characters: aside(state, squadOf(state, seat, squad)) };
  }
  const first = firstOf(state);
  const second = otherSeat(prepare(table), first);
  const seat = done(state, first) <= done(state, second) ? first : second;
  const characters = SQUADS.flatMap((squad) => aside(state, squadOf(state, seat, squad).filter(({ card }) => card.type === 'primary')));
  return characters.length === 0 ? undefined : { seat, characters };
});

/** Why a squad cannot begin with a character: it belongs to no primary unit. */
const whyNotLead = rule('sp.setup.deploy-primary', (unit: UnitInfo): Refusal => ({
  kind: 'not-the-unit',
  rule: 'sp.setup.deploy-primary',
  unit: unit.id,
  wanted: ['primary'],
}));

/** Why a character cannot be deployed now: it is not its player's turn, or not that of its squad. */
export const whyNotNow = rule('sp.setup.deploy-alternate', (state: State, frame: Frame, character: string): Refusal | undefined => {
  const now = deploying(state, frame);
  if (now?.characters.includes(character) === true) return undefined;
  const unit = find(prepare(state.table).unitOf, character);
  if (unit === undefined) return { kind: 'unknown-id', what: 'character', id: character };
  if (unit.seat !== now?.seat) return { kind: 'not-your-unit', rule: 'sp.setup.deploy-alternate', unit: unit.id };
  if (the(state.play.characters, character).on !== '') return { kind: 'has-acted', rule: 'sp.setup.deploy-alternate', character };
  return frame.lead === '' ? whyNotLead(unit) : { kind: 'wrong-squad', rule: 'sp.setup.deploy-alternate', character };
});

const unitOf = ({ table }: State, character: string): UnitInfo => the(prepare(table).unitOf, character);

/** How far from its player's edge a unit may begin: range 2, unless its card says otherwise. */
export const deployRange = rule('sp.setup.deploy-primary', (unit: UnitInfo): number =>
  modifiersOf(unit, 'deploy').reduce((most, { range }) => Math.max(most, range), 0) || 2,
);

/** Why a squad's first character cannot be deployed at a place: that is too far from the edge. */
export const whyTooFarIn = rule('sp.setup.deploy-primary', (state: State, { character, to }: Placing): Refusal | undefined => {
  const unit = unitOf(state, character);
  const distance = fromEdge(to, the(state.play.sides, unit.seat).edge as Edge) - unit.radius;
  const range = rangeLength(deployRange(unit));
  return distance <= range ? undefined : { kind: 'out-of-range', rule: 'sp.setup.deploy-primary', distance, range };
});

/** Why another character of a squad cannot be deployed at a place: that is too far from the first, unless its own card lets it deploy so. */
export const whyTooFarOut = rule('sp.setup.deploy-rest', (state: State, lead: string, { character, to }: Placing): Refusal | undefined => {
  const unit = unitOf(state, character);
  const here = disc({ x: to.x, y: to.y }, unit.radius);
  const { x, y } = the(state.play.characters, lead);
  const there = disc({ x, y }, unitOf(state, lead).radius);
  const range = rangeLength(1);
  if (isWithinDiscDisc(here, there, range)) return undefined;
  if (modifiersOf(unit, 'deploy').length > 0 && whyTooFarIn(state, { character, to }) === undefined) return undefined;
  return { kind: 'out-of-range', rule: 'sp.setup.deploy-rest', distance: distanceDiscDisc(here, there), range };
});

/** Why a character cannot be deployed so high up, where the table has agreed on the ground only. */
export const whyTooHigh = rule('sp.setup.deploy-elevation', (state: State, { on }: Spot): Refusal | undefined => {
  if (state.table.options['setup.deployElevation'] === 'any') return undefined;
  const elevation = elevationOn(state, on);
  return elevation === 0 ? undefined : { kind: 'wrong-elevation', rule: 'sp.setup.deploy-elevation', elevation, most: 0 };
});

/** Why a base does not fit at a place: as at the end of a move, or, where the table has agreed so, only if it leaves the board. */
export const whyNotFit = rule('sp.setup.deploy-fit', (state: State, { character, to }: Placing): Refusal | undefined => {
  const { parts, places } = prepare(state.table).board;
  if (to.on !== BOARD && parts[find(places, to.on) ?? -1]?.surface !== true) return { kind: 'no-such-surface', rule: 'sp.setup.deploy-fit', on: to.on };
  return whyOffBoard(to, unitOf(state, character).radius) ?? (state.table.options['setup.deployFit'] === 'free' ? undefined : whyNotSpot(state, character, to));
});
