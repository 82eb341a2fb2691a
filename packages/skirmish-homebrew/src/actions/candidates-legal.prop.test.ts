import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Item } from '../model/sheet.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { apOf } from '../rules/ap/actions-cost.js';
import type { Act } from '../testing/act.js';
import { at, bandage, cm, piece, rect, scene, weapon } from '../testing/scene.js';
import type { Action } from './action.js';
import { aim } from './aim.js';
import { align, fire } from './heavy-weapon.js';
import { meleeAttack } from './melee-attack.js';
import { perform } from './perform.js';
import { rangedAttack } from './ranged-attack.js';
import { reload } from './reload.js';
import { search } from './search.js';
import { treat } from './treat.js';

const ACTIONS = { aim, align, fire, 'melee-attack': meleeAttack, perform, 'ranged-attack': rangedAttack, reload, search, treat };
type Kind = keyof typeof ACTIONS;
const KINDS = Object.keys(ACTIONS) as Kind[];
/** What the turn asks for: nothing of an action for which there are too few points. */
const listed = (kind: Kind, state: State): readonly Act[] =>
  apOf(state, 'n1') < actionOf(kind).least ? [] : actionOf(kind).candidates(state, 'n1', 'dense');

const actionOf = (kind: Kind) => ACTIONS[kind] as unknown as Action<never>;

const place = fc.record({ x: fc.constantFrom(8, 10, 12.5, 15, 30), y: fc.constantFrom(8, 10, 12.5, 30) }).map(({ x, y }) => at(x, y));
const items: Item[] = [bandage('b', 1), { kind: 'thing', id: 'key', name: 'key' }];
const now = fc.record({
  ap: fc.nat(6), life: fc.nat(4), able: fc.boolean(), gone: fc.boolean(), aims: fc.nat(3), moves: fc.nat(2), moved: fc.boolean(), attacks: fc.nat(2),
  magazines: fc.record({ gun: fc.nat(2) }),
});
const cast = fc.record({
  at: place,
  skills: fc.record({ sharpshooter: fc.nat(1), medic: fc.nat(3) }),
  items: fc.subarray(items),
  weapons: fc.subarray([weapon('gun', { range: 15, shots: [2, 2], magazine: 2, ap: 2 }), weapon('bow', { range: 5, ap: 3 })]),
  now,
});

const crowd: fc.Arbitrary<State> = fc
  .record({
    figures: fc.record({ n1: cast, n2: cast, s1: cast, s2: cast }),
    options: fc.record({
      attacksPerRound: fc.constantFrom('none' as const, 1),
      magazineRule: fc.constantFrom('on' as const, 'off' as const),
      partialBurst: fc.constantFrom('refuse' as const, 'fewer-shots' as const),
      aimAfterMove: fc.constantFrom('allow' as const, 'refuse' as const),
      apAllotment: fc.constantFrom('figures' as const, 'pool' as const),
    }),
    aligned: fc.constantFrom([], ['s1']),
  })
  .map(({ figures, options, aligned }) =>
    scene({
      figures,
      options,
      scenario: {
        pieces: [piece('shed', [20, 5, 25, 40], { to: 3, agreed: ['blocks-sight'] })],
        deeds: ['lever', 'door'].map((id) => ({
          id, name: id, price: id === 'door' ? 3 : ('usual' as const), sides: [], reach: { kind: 'touching' as const, at: at(10, 12), radius: cm(1) },
          needs: id === 'door' ? ['key'] : [], test: { kind: 'none' as const }, times: 0, success: [], failure: [],
        })),
        searchAreas: [{ id: 'cellar', name: 'cellar', area: rect([5, 5, 12, 12]), height: 0, needs: ['key'], times: 0, finds: [] }],
        heavyWeapons: (['together', 'apart'] as const).map((kind) => ({
          id: kind, name: kind, at: at(10, 8), radius: cm(1), touching: true, range: cm(12), shots: [3], ranged: 'table' as const,
          price: kind === 'together' ? { kind, ap: 4 } : { kind, align: 1, fire: 2 },
        })),
      },
      play: (play) => {
        play.aligned['apart'] = [...aligned];
      },
    }),
  );

/** Every answer of a kind that names only what there is on the table. */
const every = (state: State, kind: Kind): readonly Act[] => {
  const targets = Object.keys(state.play.figures);
  const guns = ['together', 'apart'];
  const figure = 'n1';
  const all: { readonly [K in Kind]: readonly Act[] } = {
    aim: [{ kind: 'aim', figure }],
    align: guns.flatMap((id) => targets.map((target) => ({ kind: 'align' as const, figure, weapon: id, target }))),
    fire: guns.flatMap((id) => targets.map((target) => ({ kind: 'fire' as const, figure, weapon: id, target }))),
    'melee-attack': targets.map((target) => ({ kind: 'melee-attack', figure, target })),
    perform: ['lever', 'door'].map((deed) => ({ kind: 'perform', figure, deed })),
    'ranged-attack': ['gun', 'bow'].flatMap((id) => targets.map((target) => ({ kind: 'ranged-attack' as const, figure, weapon: id, target }))),
    reload: ['gun', 'bow'].map((id) => ({ kind: 'reload', figure, weapon: id })),
    search: [{ kind: 'search', figure, area: 'cellar' }],
    treat: targets.flatMap((patient) => [
      { kind: 'treat' as const, figure, patient, skill: true, items: [] },
      { kind: 'treat' as const, figure, patient, skill: false, items: ['b'] },
    ]),
  };
  return all[kind];
};

/** Legal, but not worth looking at. */
const idle = (state: State, choice: Act): boolean => {
  const { figures, aligned } = state.play;
  if (choice.kind === 'reload') return figures['n1']?.magazines[choice.weapon] === 2;
  if (choice.kind === 'align') return aligned[choice.weapon]?.[0] === choice.target;
  if (choice.kind !== 'treat') return false;
  return prepare(state.table).profiles[choice.patient]?.seat === 'south' || figures[choice.patient]?.life === 4;
};

test.each(KINDS)('[hb.ap.actions-cost] the candidates of %s are what is allowed, but for what is idle', (kind) => {
  const action = actionOf(kind);
  fc.assert(
    fc.property(crowd, (state) => {
      const legal = every(state, kind).filter((choice) => action.check(state, choice as never) === undefined && !idle(state, choice));
      const found = listed(kind, state);
      expect(new Set(found.map((choice) => JSON.stringify(choice)))).toEqual(new Set(legal.map((choice) => JSON.stringify(choice))));
    }),
  );
});

test.each(KINDS)('[hb.ap.actions-cost] without action points %s has no candidates', (kind) => {
  fc.assert(
    fc.property(crowd, (state) => {
      const figures = { ...state.play.figures, n1: { ...state.play.figures['n1']!, ap: 0 } };
      const sides = { ...state.play.sides, north: { ...state.play.sides['north']!, ap: 0 } };
      const poor = { ...state, play: { ...state.play, figures, sides } };
      expect(listed(kind, poor)).toEqual([]);
      expect(every(poor, kind).every((choice) => actionOf(kind).check(poor, choice as never) !== undefined)).toBe(true);
    }),
  );
});
