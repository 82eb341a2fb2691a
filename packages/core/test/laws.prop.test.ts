import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { right } from '@regelwerk/core';
import { laws, type Kit } from '@regelwerk/core/testing';
import { kit } from './toy/kit.js';
import type { Play, Toy } from './toy/model.js';

const { game } = kit;

test.each(laws(kit).map((law) => [law.name, law] as const))('lanterns: %s', (_, law) => {
  fc.assert(law.property());
});

/** What goes wrong, which law must find it, and the game in which it goes wrong. */
const mistakes: readonly { readonly says: string; readonly law: number; readonly change: Partial<Kit<Toy>> }[] = [
  {
    says: 'a pen that leaves `undefined` in play',
    law: 1,
    change: { game: { ...game, write: (play, event) => { game.write(play, event); (play as { note?: unknown }).note = undefined; } } },
  },
  {
    says: 'a decision that does not count the events',
    law: 2,
    change: { game: { ...game, rooms: { ...game.rooms, deal: { ...game.rooms.deal, ask: (state, frame) => {
      const asked = game.rooms.deal.ask(state, frame);
      return asked && { ...asked, id: asked.id + 1 };
    } } } } },
  },
  {
    says: 'a candidate that is not legal',
    law: 3,
    change: { game: { ...game, rooms: { ...game.rooms, round: { ...game.rooms.round, candidates: (state, frame, density) =>
      density === 'standard' ? [] : game.rooms.round.candidates(state, frame, density) } } } },
  },
  {
    says: 'a check that leaves a mark',
    law: 4,
    change: { game: { ...game, rooms: { ...game.rooms, window: { ...game.rooms.window, check: (state, frame, choice) => {
      if (!Object.isFrozen(state.play)) (state.play as Play).coins['north'] = 99;
      return game.rooms.window.check(state, frame, choice);
    } } } } },
  },
  { says: 'a rule that stands in no book', law: 5, change: { rules: kit.rules instanceof Set ? [] : ['la.round.deal', 'la.round.lay'] } },
  {
    says: 'an event that shares a list with play',
    law: 6,
    change: { game: { ...game, write: (play, event) => {
      game.write(play, event);
      const frame = play.agenda.at(-1);
      if (event.kind === 'deal-began' && frame?.kind === 'deal') frame.draws = event.draws as string[];
    } } },
  },
  {
    says: 'an order that comes from the order of keys',
    law: 7,
    change: { game: { ...game, rooms: { ...game.rooms, ordering: { ...game.rooms.ordering, advance: (state, frame) => {
      const events = game.rooms.ordering.advance(state, frame);
      const seat = Object.keys(state.play.coins)[0] ?? '';
      return events[0]?.kind === 'effects-done' ? [{ kind: 'coins-counted', rule: 'la.effect.gain', seat, coins: 1 }] : events;
    } } } } },
  },
  { says: 'a view that shows the laid cards', law: 8, change: { game: { ...game, see: { ...game.see, state: (state, viewer) => ({ ...game.see.state(state, viewer), laid: Object.values(state.play.laid).flat() }) } } } },
  { says: 'an event that shows a drawn card', law: 8, change: { game: { ...game, see: { ...game.see, event: (event) => event } } } },
  {
    says: 'a rule that favours north',
    law: 9,
    change: { game: { ...game, rooms: { ...game.rooms, effect: { ...game.rooms.effect, reduce: (state, frame, choice) =>
      game.rooms.effect.reduce(state, frame, choice).map((event) => (event.kind === 'coins-counted' && event.seat === 'north' ? { ...event, coins: event.coins + 1 } : event)) } } } },
  },
  {
    says: 'a card that is lost',
    law: 10,
    change: { game: { ...game, write: (play, event) => { game.write(play, event); if (event.kind === 'card-answered') play.discard.pop(); } } },
  },
  { says: 'a codec that admits everything', law: 11, change: { game: { ...game, codecs: { ...game.codecs, choice: { decode: (value: unknown) => right(value) } as never } } } },
  { says: 'invariants that nobody checks', law: 13, change: { game: { ...game, faults: () => [] } } },
];

describe('the laws find', () => {
  test.each(mistakes)('$says (law $law)', ({ law, change }) => {
    const found = laws({ ...kit, ...change })[law - 1];
    expect(found === undefined ? undefined : fc.check(found.property(), { numRuns: 400, seed: 1, endOnFailure: true }).failed).toBe(true);
  });
});

test('the kit of the toy game has all ten laws and the three of the doors', () => {
  expect(laws(kit)).toHaveLength(13);
});
