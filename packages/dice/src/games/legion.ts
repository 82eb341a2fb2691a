import type { Die } from '../die.js';
import { diceIn, type Pool } from '../pool.js';
import type { Pipeline, Policy, Reading, Stage, State } from '../odds/stage.js';
import { takeMost } from '../odds/policy.js';
import { legionDice } from './dice.js';

/** An attack of Legion: what is rolled, what may be spent, and what stands against it. Plain JSON. */
export interface LegionAttack {
  /** Attack dice: red, black, white. */
  readonly pool: Pool;
  /** What the attacker's chart makes of surges. */
  readonly surge?: 'hit' | 'crit';
  /** Aim tokens, each for a reroll of two dice and `precise` more. */
  readonly aims?: number;
  readonly precise?: number;
  /** Surge tokens: each makes one surge a hit that the chart leaves alone. */
  readonly surgeTokens?: number;
  readonly cover?: 'light' | 'heavy';
  /** Against the cover pool: one die fewer, one block added. */
  readonly lowProfile?: boolean;
  readonly dodges?: number;
  /** Hits made crits, and hits that armour and backup cancel. */
  readonly impact?: number;
  readonly armour?: number;
  readonly backup?: number;
  readonly defence: 'red' | 'white';
  /** Does the defender's chart make surges blocks? */
  readonly defenceSurge?: boolean;
  /** Blocks that do not count. */
  readonly pierce?: number;
}

/** The name of a register of an attack: a face, by colour while dice may be rerolled, `wounds`, `blocks` or a token. */
export type Register = string;
type At = State;

const COLOURS = ['red', 'black', 'white'] as const;

/** What a face of an attack die counts as, by colour while it may be rerolled. */
const readingOf = (die: Die, { surge, surgeTokens = 0 }: LegionAttack, colour: string): Reading<Register> => {
  const blank = colour === '' ? {} : `${colour}-blank`;
  const hit = colour === '' ? 'hit' : `${colour}-hit`;
  const open = colour === '' ? 'surge' : `${colour}-surge`;
  const surges = surge === 'crit' ? 'crit' : surge === 'hit' ? hit : surgeTokens > 0 ? open : blank;
  return { die, into: { crit: 'crit', hit, surge: surges, blank } };
};

const facesOf = ({ surge, surgeTokens = 0 }: LegionAttack): readonly string[] =>
  surge === undefined && surgeTokens > 0 ? ['blank', 'surge', 'hit'] : ['blank', 'hit'];

const coloursIn = ({ pool }: LegionAttack): readonly (typeof COLOURS)[number][] =>
  COLOURS.filter((colour) => diceIn(pool, colour) > 0);

/** Puts the colours together, once nothing is rerolled any more; blanks are not counted on. */
const gather = (attack: LegionAttack): readonly Stage<Register>[] => {
  const of = (face: string): readonly string[] => coloursIn(attack).map((colour) => `${colour}-${face}`);
  return [
    { kind: 'convert', name: 'blanks', from: of('blank') },
    ...facesOf(attack)
      .filter((face) => face !== 'blank')
      .map((face) => ({ kind: 'convert' as const, name: `${face}s`, from: of(face), to: face })),
  ];
};

const attackDice = (attack: LegionAttack): readonly Stage<Register>[] => {
  const { pool, aims = 0, precise = 0, surge, surgeTokens = 0 } = attack;
  const colours = coloursIn(attack);
  const read = (colour: (typeof COLOURS)[number]): Reading<Register> =>
    readingOf(legionDice[colour], attack, aims > 0 ? colour : '');
  const again = colours.map((colour) => ({ ...read(colour), from: facesOf(attack).map((face) => `${colour}-${face}`) }));
  const aiming = Array.from({ length: aims }, (_, i): Stage<Register> => ({
    kind: 'reroll',
    name: `aim ${i + 1}`,
    dice: again,
    most: 2 + precise,
  }));
  const tokens: Stage<Register> = { kind: 'convert', name: 'surge tokens', from: 'surge', to: 'hit', most: surgeTokens };
  return [
    { kind: 'roll', name: 'attack', dice: colours.map((colour) => ({ ...read(colour), count: diceIn(pool, colour) })) },
    ...aiming,
    ...(aims > 0 ? gather(attack) : []),
    ...(surge === undefined && surgeTokens > 0 ? [tokens] : []),
  ];
};

const without = (name: string, hits: number): Stage<Register> => ({
  kind: 'change',
  name,
  change: (state: At) => ({ ...state, hit: Math.max(0, (state['hit'] ?? 0) - hits) }),
});

/** One white defence die for each hit; light cover cancels with blocks, heavy cover with surges, too. */
const covering = ({ cover, lowProfile = false }: LegionAttack): readonly Stage<Register>[] => {
  if (cover === undefined) return [];
  const cancels = { hit: -1 };
  const into = cover === 'heavy' ? { block: cancels, surge: cancels } : { block: cancels };
  return [
    ...(lowProfile ? [without('low profile', 1)] : []),
    { kind: 'roll', name: 'cover', dice: [{ die: legionDice.whiteDefence, into, count: 'hit' }] },
  ];
};

const modifying = ({ dodges = 0, impact = 0, armour = 0, backup = 0 }: LegionAttack): readonly Stage<Register>[] => [
  ...(dodges > 0
    ? [
        {
          kind: 'spend' as const,
          name: 'dodge',
          token: 'dodge',
          effect: (state: At) => ({ ...state, hit: Math.max(0, (state['hit'] ?? 0) - 1) }),
        },
      ]
    : []),
  ...(impact > 0 ? [{ kind: 'convert' as const, name: 'impact', from: 'hit', to: 'crit', most: impact }] : []),
  ...(armour > 0 ? [without('armour', armour)] : []),
  ...(backup > 0 ? [without('backup', backup)] : []),
];

/** One defence die for each hit and crit; each block is a wound less. */
const defending = ({ defence, defenceSurge = false, pierce = 0 }: LegionAttack): readonly Stage<Register>[] => {
  const block = pierce > 0 ? { wounds: -1, blocks: 1 } : { wounds: -1 };
  const die = defence === 'red' ? legionDice.redDefence : legionDice.whiteDefence;
  return [
    { kind: 'convert', name: 'defence pool', from: ['hit', 'crit'], to: 'wounds' },
    { kind: 'roll', name: 'defence', dice: [{ die, into: defenceSurge ? { block, surge: block } : { block }, count: 'wounds' }] },
    ...(pierce > 0 ? [{ kind: 'convert' as const, name: 'pierce', from: 'blocks', to: 'wounds', most: pierce }] : []),
  ];
};

const registersOf = (attack: LegionAttack): readonly Register[] => {
  const { surge, surgeTokens = 0, aims = 0, dodges = 0, pierce = 0 } = attack;
  const coloured = coloursIn(attack).flatMap((colour) => facesOf(attack).map((face) => `${colour}-${face}`));
  return [
    'crit',
    'hit',
    'wounds',
    ...(surge === undefined && surgeTokens > 0 ? ['surge'] : []),
    ...(aims > 0 ? coloured : []),
    ...(dodges > 0 ? ['dodge'] : []),
    ...(pierce > 0 ? ['blocks'] : []),
  ];
};

/** The pipeline of an attack, from the pool to `wounds`. */
export const legionAttack = (attack: LegionAttack): Pipeline<Register> => ({
  registers: registersOf(attack),
  stages: [...attackDice(attack), ...covering(attack), ...modifying(attack), ...defending(attack)],
});

/** Rerolls failed dice only, the best colour first. */
export const failedFirst = (attack: LegionAttack): Policy<Register> =>
  takeMost(coloursIn(attack).flatMap((colour) => facesOf(attack).filter((face) => face !== 'hit').map((face) => `${colour}-${face}`)));

/** What the defender decides: dodge tokens are spent as long as they last. */
export const legionDefender = ({ dodges = 0 }: LegionAttack): {
  readonly start: Readonly<Record<string, number>>;
  readonly policies: Readonly<Record<string, Policy<Register>>>;
} => (dodges > 0 ? { start: { dodge: dodges }, policies: { dodge: takeMost(['dodge']) } } : { start: {}, policies: {} });

/** What wounds do to a unit of equal, unhurt miniatures that are all seen: who is left, and what the next one carries. */
export const lossesOf = (
  wounds: number,
  { miniatures, threshold }: { readonly miniatures: number; readonly threshold: number },
): { readonly left: number; readonly carried: number } => {
  const suffered = Math.min(wounds, miniatures * threshold);
  const fallen = Math.floor(suffered / threshold);
  return { left: miniatures - fallen, carried: suffered - fallen * threshold };
};
