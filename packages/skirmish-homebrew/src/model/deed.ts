import { list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { ItemId, Length, Name, Place, Point, Seat, ThingId } from './ids.js';

/** What a deed or a find leads to. */
export type Consequence =
  /** Something to tell the players, without effect on the rules. */
  | { kind: 'note'; text: string }
  /** The figure gains a thing. */
  | { kind: 'item'; item: ItemId; name: string }
  /** The figure's side scores. */
  | { kind: 'points'; points: number }
  /** The figure loses life points. */
  | { kind: 'life'; lost: number }
  /** The figure is off the table for good. */
  | { kind: 'leave-table' }
  /** The figure's side wins the match. */
  | { kind: 'win' };
export const Consequence: t.Type<Consequence> = t.union([
  t.strict({ kind: t.literal('note'), text: text(200) }),
  t.strict({ kind: t.literal('item'), item: ItemId, name: Name }),
  t.strict({ kind: t.literal('points'), points: whole(1, 100) }),
  t.strict({ kind: t.literal('life'), lost: whole(1, 10) }),
  t.strict({ kind: t.literal('leave-table') }),
  t.strict({ kind: t.literal('win') }),
]);

/** Where a figure must be: anywhere, or touching a round marker. */
export type Reach = { kind: 'anywhere' } | { kind: 'touching'; at: Place; radius: number };
export const Reach: t.Type<Reach> = t.union([
  t.strict({ kind: t.literal('anywhere') }),
  t.strict({ kind: t.literal('touching'), at: Place, radius: Length }),
]);

/** Does a deed need a test? It succeeds with at least so many successes. */
export type DeedTest = { kind: 'none' } | { kind: 'dice'; dice: number; successes: number };
export const DeedTest: t.Type<DeedTest> = t.union([
  t.strict({ kind: t.literal('none') }),
  t.strict({ kind: t.literal('dice'), dice: whole(1, 30), successes: whole(1, 30) }),
]);

/** A special deed that the scenario demands. */
export interface Deed {
  id: ThingId;
  name: string;
  /** Its action points, or the usual number (hb.action.perform). */
  price: number | 'usual';
  /** The seats whose figures can do it. */
  sides: Seat[];
  /** Where the figure must be. */
  reach: Reach;
  /** The items that the figure must carry. */
  needs: ItemId[];
  test: DeedTest;
  /** How often it can be done in the match; 0 is without limit. */
  times: number;
  success: Consequence[];
  failure: Consequence[];
}
export const Deed: t.Type<Deed> = t.strict(
  {
    id: ThingId,
    name: Name,
    price: t.union([t.literal('usual'), whole(0, 30)]),
    sides: list(Seat, 2),
    reach: Reach,
    needs: list(ItemId, 5),
    test: DeedTest,
    times: whole(0, 100),
    success: list(Consequence, 10),
    failure: list(Consequence, 10),
  },
  'a deed',
);

/** An area that can be searched. */
export interface SearchArea {
  id: ThingId;
  name: string;
  /** The corners of its outline. */
  area: Point[];
  /** Of the surface on which it lies, in ticks. */
  height: number;
  /** The items that the figure must carry. */
  needs: ItemId[];
  /** How often it can be searched in the match; 0 is without limit. */
  times: number;
  /** What is found there. */
  finds: Consequence[];
}
export const SearchArea: t.Type<SearchArea> = t.strict(
  { id: ThingId, name: Name, area: list(Point, 64, 3), height: Length, needs: list(ItemId, 5), times: whole(0, 100), finds: list(Consequence, 10) },
  'a search area',
);
