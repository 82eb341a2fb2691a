import { arbitraryOf } from '@regelwerk/core/testing';
import fc from 'fast-check';
import { driftSalvage, moonWardens, threeBeacons } from '../src/data/index.js';
import { layTable, OptionChanges, type StrikeTeam, type Table, type UnitCard } from '../src/index.js';
import { Effect } from '../src/model/effect.js';
import { SpecialRule } from '../src/model/mission.js';
import { Keyword } from '../src/model/keyword.js';
import { Ability, Chart } from '../src/model/unit.js';
import { cardFaults } from '../src/setup/card.js';
import { TERRAINS } from './tables.js';

// Tables of cards that nobody has written: any abilities, charts, effects of trees and of tactics cards, keywords, mission rules and house
// rules that have the right form and make sense by themselves. What the cards of a game say may be odd; the laws hold all the same.

/** Functions of a host are none of the data. */
const isData = (thing: unknown): boolean => !JSON.stringify(thing).includes('"do":"call"');

/** One of some, drawn beforehand: a table is made of many of them, and drawing each by itself would take long. */
const few = <A>(one: fc.Arbitrary<A>, most: number): fc.Arbitrary<readonly A[]> => fc.array(one.filter(isData), { maxLength: most });

interface Drawn {
  readonly abilities: readonly Ability[];
  readonly keywords: readonly Keyword[];
  readonly charts: readonly Chart[];
  readonly effects: readonly Effect[];
  readonly stamina: number;
  readonly durability: number;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  abilities: few(arbitraryOf(Ability), 3),
  keywords: few(arbitraryOf(Keyword), 2),
  charts: few(arbitraryOf(Chart), 3),
  effects: few(arbitraryOf(Effect), 4),
  stamina: fc.integer({ min: 1, max: 9 }),
  durability: fc.integer({ min: 1, max: 3 }),
});

const sound = (card: UnitCard): boolean => cardFaults(card, '').length === 0;

/** Changes of a card, one after another, as far as it stays sound. */
const changed = (card: UnitCard, changes: readonly ((card: UnitCard) => UnitCard)[]): UnitCard =>
  changes.reduce((now, change) => {
    const next = change(now);
    return sound(next) ? next : now;
  }, card);

const withStances = (card: UnitCard, { charts: [melee, ranged, defence], effects }: Drawn): readonly ((card: UnitCard) => UnitCard)[] => {
  const stances = (change: (stance: UnitCard['stances'][number]) => UnitCard['stances'][number]) => (now: UnitCard): UnitCard => ({ ...now, stances: now.stances.map(change) });
  return [
    ...(melee === undefined ? [] : [stances((one) => ({ ...one, melee: { ...one.melee, chart: melee } }))]),
    ...(ranged === undefined ? [] : [stances((one) => ({ ...one, ranged: { ...one.ranged, chart: ranged } }))]),
    ...(defence === undefined ? [] : [stances((one) => ({ ...one, defence }))]),
    ...effects.map((effect, i) => stances((one) => ({ ...one, tree: { ...one.tree, options: one.tree.options.map((option, j) => (j % 4 === i ? { ...option, effects: [effect] } : option)) } }))),
    (now) => ({ ...now, tactics: card.tactics.map((tactics, i) => ({ ...tactics, effects: effects[i] === undefined ? tactics.effects : [effects[i]] })) }),
  ];
};

const cardOf = (card: UnitCard, draw: Drawn): UnitCard =>
  changed({ ...card, abilities: [], stamina: draw.stamina, durability: draw.durability }, [
    ...draw.abilities.map((ability, i) => (now: UnitCard): UnitCard => ({ ...now, abilities: [...now.abilities, { ...ability, id: ['a', 'b', 'c-1'][i] ?? 'd' }] })),
    (now) => ({ ...now, keywords: [...draw.keywords] }),
    ...withStances(card, draw),
  ]);

const teamOf = (team: StrikeTeam, draws: readonly Drawn[]) => ({
  ...team,
  squads: team.squads.map((squad, i) => ({ ...squad, units: squad.units.map((card, j) => cardOf(card, draws[3 * i + j] as Drawn)) })),
});

const laid = fc.record({
  terrain: fc.constantFrom(...Object.values(TERRAINS)),
  draws: fc.array(drawn, { minLength: 12, maxLength: 12 }),
  rules: few(arbitraryOf(SpecialRule), 2),
  options: arbitraryOf(OptionChanges),
}).map(({ terrain, draws, rules, options }) => {
  const mission = { ...threeBeacons, rules: [...rules] };
  const teams = [teamOf(driftSalvage, draws.slice(0, 6)), teamOf(moonWardens, draws.slice(6))];
  return layTable({ seats: ['north', 'south'], teams, missions: [mission, mission], terrain, options });
});

/** Tables of any cards and house rules. */
export const anyTables: fc.Arbitrary<Table> = laid.filter((table) => table._tag === 'Right').map(({ right }) => right);
