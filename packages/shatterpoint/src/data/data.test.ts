import { right, type Codec } from '@regelwerk/core';
import { expect, test } from 'vitest';
import { ActionKind, Condition, MoveKind, type Effect } from '../model/effect.js';
import { Mission, Terrain } from '../model/mission.js';
import { Moment, type If } from '../model/trigger.js';
import { StrikeTeam, type Entry, type UnitCard } from '../model/unit.js';
import { driftSalvage, drydock, moonwell, moonWardens, saltworks, threeBeacons } from './index.js';

const TEAMS = [driftSalvage, moonWardens];
const TABLES = [drydock, moonwell, saltworks];
const UNITS: readonly UnitCard[] = TEAMS.flatMap(({ squads }) => squads.flatMap(({ units }) => units));
const STANCES = UNITS.flatMap(({ stances }) => stances);
const TREES = STANCES.map(({ tree }) => tree);
const ABILITIES = UNITS.flatMap(({ abilities }) => abilities);
const RULES = [threeBeacons, ...threeBeacons.phases.flat()].flatMap(({ rules }) => rules);
const ENTRIES: readonly Entry[] = STANCES.flatMap(({ melee, ranged, defence }) => [melee.chart, ranged.chart, defence]).flat().flatMap(({ entries }) => entries);
const IN_TREES: readonly Effect[] = TREES.flatMap(({ options }) => options.flatMap(({ effects }) => effects));
const EFFECTS: readonly Effect[] = [
  ...IN_TREES,
  ...ENTRIES.flatMap((entry) => (entry.kind === 'effect' ? [entry.effect] : [])),
  ...[...ABILITIES, ...UNITS.flatMap(({ tactics }) => tactics), ...RULES].flatMap((one) => ('effects' in one ? one.effects : [])),
];
const MODIFIERS = ABILITIES.flatMap((one) => (one.kind === 'innate' ? one.modifiers : []));
const TRIGGERS = ABILITIES.flatMap((one) => ('on' in one ? [one.on] : []));

/** Everything that is found, and nothing twice. */
const all = (words: Iterable<string>): readonly string[] => [...new Set(words)].sort();

test.each([
  ['The Drift Salvage', StrikeTeam, driftSalvage],
  ['The Moon Wardens', StrikeTeam, moonWardens],
  ['The Three Beacons', Mission, threeBeacons],
  ['the drydock', Terrain, drydock],
  ['the garden', Terrain, moonwell],
  ['the saltworks', Terrain, saltworks],
] as readonly (readonly [string, Codec<unknown>, unknown])[])('%s is what its codec reads, and nothing is lost', (_, codec, file) => {
  expect(codec.decode(file)).toEqual(right(file));
});

test('two teams of six units each, in all the shapes that a unit can have', () => {
  expect(UNITS).toHaveLength(12);
  expect(all(UNITS.map(({ characters }) => String(characters)))).toEqual(['1', '2', '3']);
  expect(all(UNITS.map(({ base }) => String(base)))).toEqual(['4000', '5000']);
  expect(UNITS.filter(({ stances }) => stances.length === 2).length).toBeGreaterThanOrEqual(2);
  expect(UNITS.some(({ eras }) => eras.from < eras.to)).toBe(true);
  for (const { squads } of TEAMS) expect(squads.flatMap(({ units }) => units).filter(({ tactics }) => tactics.length > 0).length).toBeLessThanOrEqual(1);
  expect(UNITS.some(({ tactics }) => tactics.length > 0)).toBe(true);
});

// A `call` needs a function of the host: units that everybody can play have none.
const OUTSIDE = ['call'];
const EVERY_EFFECT: { readonly [K in Effect['do']]: null } = {
  damage: null, heal: null, condition: null, hunker: null, move: null, push: null, pull: null, shove: null, place: null, force: null, momentum: null,
  attack: null, action: null, 'free-ability': null, reroll: null, turn: null, add: null, dice: null, deck: null, refresh: null, priority: null, call: null,
};

const EVERY_IF: { readonly [K in If['if']]: null } = { tag: null, attack: null, wounded: null, engaged: null, condition: null };

test('every effect is used, with all that it can be', () => {
  const kinds = all(EFFECTS.map((one) => one.do));
  expect(kinds).toEqual(Object.keys(EVERY_EFFECT).filter((kind) => !OUTSIDE.includes(kind)).sort());
  const told = (kind: Effect['do'], name: string): readonly string[] => all(EFFECTS.flatMap((one) => (one.do === kind ? [String((one as unknown as Record<string, unknown>)[name])] : [])));
  expect(told('condition', 'condition')).toEqual(Object.keys(Condition.keys).sort());
  expect(told('move', 'how')).toEqual(Object.keys(MoveKind.keys).sort());
  expect(told('action', 'action')).toEqual(Object.keys(ActionKind.keys).sort());
  expect(told('attack', 'type')).toEqual(['any', 'melee', 'ranged']);
  expect(told('deck', 'how')).toEqual(['bottom', 'shuffle', 'top']);
  for (const kind of ['reroll', 'turn', 'add', 'dice'] as const) expect(kinds).toContain(kind);
  expect(all([...told('reroll', 'roll'), ...told('turn', 'roll'), ...told('add', 'roll'), ...told('dice', 'roll')])).toEqual(['attack', 'defence']);
  expect(all(EFFECTS.flatMap((one) => (one.do === 'force' || one.do === 'momentum' ? [`${one.do} ${one.how} ${one.side}`] : [])))).toEqual([
    'force refresh own', 'force spend enemy', 'momentum gain own', 'momentum lose enemy',
  ]);
});

test('every kind of ability, cost, trigger, condition of use, modifier and keyword is used', () => {
  expect(all(ABILITIES.map(({ kind }) => kind))).toEqual(['active', 'identity', 'innate', 'reactive', 'tactic', 'triggered']);
  expect(all(ABILITIES.flatMap((one) => (one.kind === 'active' ? [String(one.action)] : [])))).toEqual(['false', 'true']);
  expect(all(ABILITIES.flatMap((one) => ('cost' in one ? [one.cost.of] : [])))).toEqual(['force', 'hunker', 'momentum']);
  expect(ABILITIES.some((one) => 'cost' in one && one.cost.x > 0)).toBe(true);
  // Tactic abilities name no moment: theirs is the start of their unit's activation.
  const moments = all([...TRIGGERS.map(({ at }) => at), ...RULES.map(({ at }) => at), 'tactics']);
  expect(moments).toEqual(Object.keys(Moment.keys).sort());
  const when = all(ABILITIES.flatMap((one) => ('when' in one ? one.when.map((condition) => condition.if) : [])));
  expect(when).toEqual(Object.keys(EVERY_IF).sort());
  expect(all(MODIFIERS.map(({ kind }) => kind))).toEqual(['climb-engaged', 'cost', 'cover', 'deploy', 'dice', 'ignore-cover', 'keep-hunker', 'no-reserve', 'uses']);
  expect(all(MODIFIERS.flatMap((one) => (one.kind === 'cost' ? [one.of] : [])))).toEqual(['enemy', 'own']);
  expect(all(UNITS.flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword)))).toEqual(['immunity', 'impact', 'protection', 'scale', 'sharpshooter', 'steadfast']);
  expect(all(UNITS.flatMap(({ keywords }) => keywords.flatMap((one) => (one.keyword === 'immunity' ? [one.condition] : []))))).toEqual(Object.keys(Condition.keys).sort());
});

test('every icon stands in a tree, and every kind of entry in a chart', () => {
  const icon = (one: Effect): string => (one.do === 'condition' ? one.condition : one.do === 'move' ? one.how : one.do);
  expect(all(IN_TREES.map(icon))).toEqual(
    all(['damage', 'shove', 'heal', 'hunker', 'free-ability', ...Object.keys(Condition.keys), ...Object.keys(MoveKind.keys)]),
  );
  expect(all(ENTRIES.map(({ kind }) => kind))).toEqual(['add', 'damage', 'effect', 'turn']);
  expect(all(ENTRIES.flatMap((one) => (one.kind === 'add' ? [one.face] : [])))).toEqual(['block', 'critical', 'strike']);
});

test('trees have 8 to 14 options, and paths lead to the right or within a column', () => {
  for (const { options, paths } of TREES) {
    const columns = new Map(options.map(({ id, column }) => [id, column]));
    expect(options.length).toBeGreaterThanOrEqual(8);
    expect(options.length).toBeLessThanOrEqual(14);
    expect(columns.size).toBe(options.length);
    for (const [from, to] of paths) expect(columns.get(from)).toBeLessThanOrEqual(columns.get(to) ?? 0);
    for (const { start, column } of options) if (start) expect(column).toBe(1);
  }
});

test('the values lie where the game is fun: 4 to 8 dice, stamina 7 to 12, durability 1 to 3, force 0 to 4', () => {
  for (const { stamina, durability, force } of UNITS) {
    expect([stamina >= 7 && stamina <= 12, durability >= 1 && durability <= 3, force >= 0 && force <= 4]).toEqual([true, true, true]);
  }
  const dice = STANCES.flatMap(({ melee, ranged }) => [melee, ranged]).flatMap(({ attack, defence }) => (attack === 'none' ? [defence] : [attack, defence]));
  expect([Math.min(...dice), Math.max(...dice)]).toEqual([4, 8]);
});

test('nine objectives in a grid; one plan of five in the first phase, two plans of three with symbols in the others', () => {
  expect(all(threeBeacons.objectives.map(({ at }) => `${at.x} ${at.y}`))).toEqual(all([20_320, 45_720, 71_120].flatMap((x) => [20_320, 45_720, 71_120].map((y) => `${x} ${y}`))));
  const [first, ...others] = threeBeacons.phases;
  for (const { plans } of first) expect(plans.map(({ active }) => active.length)).toEqual([5]);
  for (const { plans, rules } of others.flat()) {
    expect(plans.map(({ active }) => active.length)).toEqual([3, 3]);
    for (const { active } of plans) expect(all(active.map(({ symbol }) => symbol))).toEqual(['block', 'expertise', 'failure']);
    expect(rules.map(({ at, effects }) => [at, ...effects.map((one) => one.do)])).toEqual([['turn-start', 'priority']]);
  }
  expect(threeBeacons.phases.map((cards) => cards.length)).toEqual([3, 3, 3]);
  expect(threeBeacons.priority).toBe(1);
});

test('each table has parts on three elevations, walkways, walls, crates, growth and linked ingress points', () => {
  for (const { pieces, ingress } of TABLES) {
    const parts = pieces.flatMap((piece) => piece.parts);
    expect(all(parts.map(({ elevation }) => String(elevation)))).toEqual(['0', '1', '2']);
    expect(parts.some(({ bottom, passable, surface }) => bottom > 0 && passable === 'traversable' && surface)).toBe(true);
    expect(parts.some(({ passable, sight, surface }) => passable === 'impassable' && sight === 'blocking' && !surface)).toBe(true);
    expect(parts.some(({ passable, sight, surface }) => passable === 'traversable' && sight === 'see-through' && !surface)).toBe(true);
    expect(parts.some(({ elevation, passable, surface }) => elevation === 0 && passable === 'impassable' && surface)).toBe(true);
    for (const { id, to } of ingress) for (const other of to) expect(ingress.find((one) => one.id === other)?.to).toContain(id);
    expect(ingress.length).toBeGreaterThanOrEqual(2);
    // An explicit elevation says what the height of the part says, so that both sources of it agree.
    for (const { elevation, top } of parts) expect(elevation).toBe(Math.max(0, Math.ceil(top / 7620) - 1));
  }
});
