import { checkBy, find, type Frozen, nearest, type Room, the } from '@regelwerk/core';
import type { Choice, ChoiceOf } from '../model/choice.js';
import type { Frame, RollFrame, WindowFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State, Types } from '../model/state.js';
import { prepare } from '../prepare.js';
import { passOffer, rerollNotNow } from '../rules/dice/reroll-moment.js';
import { cannotInspire, inspirers, inspiredBefore, inspiringTakesAll, noInspirer, notOwnRoll, repeatByInspiring } from '../rules/skill/inspiring.js';
import { luckTakesAll, noLuck, notItsRoll, repeatByLuck } from '../rules/skill/luck.js';
import { repeatedBefore } from '../rules/skill/reroll-once.js';

// The offer to repeat the roll beneath: by the Luck of the roller, or by Inspiring.

type Reroll = ChoiceOf<'reroll'>;

/** What is known of a roll that can be named: the open one and the last one. */
interface Known {
  readonly figure: string;
  readonly rerolled: boolean;
}

const openRoll = ({ play }: State): Frozen<RollFrame> | undefined =>
  nearest(play.agenda as readonly Frame[], 'roll');

const knownRoll = (state: State, label: string): Known | undefined => {
  const open = openRoll(state);
  return open?.label === label ? open : state.play.lastRoll.find((last) => last.label === label);
};

const whyNoLuck = (state: State, seat: string, { figure, roller }: { figure: string; roller: string | undefined }): Refusal | undefined => {
  const other = roller === undefined ? undefined : notItsRoll(figure, roller);
  if (other !== undefined) return other;
  const without = noLuck(state, figure);
  if (without !== undefined) return without;
  return the(prepare(state.table).profiles, figure).seat === seat ? undefined : { kind: 'not-your-figure', rule: 'hb.skill.luck', figure };
};

const whyNoInspiring = (state: State, seat: string, { figure, roller }: { figure: string; roller: string | undefined }): Refusal | undefined =>
  (roller === undefined ? undefined : notOwnRoll(state, seat, { bearer: figure, roller })) ??
  noInspirer(state, seat, figure) ??
  inspiredBefore(state, seat) ??
  cannotInspire(state, figure);

/** Why a seat could not repeat this roll even if it were offered. */
const flawOf = (state: State, seat: string, { skill, figure, roll }: Reroll): Refusal | undefined => {
  if (find(prepare(state.table).profiles, figure) === undefined) return { kind: 'unknown-id', what: 'figure', id: figure };
  const known = knownRoll(state, roll);
  const again = repeatedBefore(roll, known?.rerolled ?? false);
  if (again !== undefined) return again;
  const of = { figure, roller: known?.figure };
  return skill === 'luck' ? whyNoLuck(state, seat, of) : whyNoInspiring(state, seat, of);
};

/** Why a reroll that nobody has offered is refused: the rule that it breaks, or that this is not its moment. */
export const whyNoReroll = (state: State, seat: string, choice: Reroll): Refusal =>
  flawOf(state, seat, choice) ?? rerollNotNow(choice.roll);

const checkReroll = (state: State, { offers, waiting }: Frozen<WindowFrame>, choice: Reroll): Refusal | undefined => {
  const flaw = flawOf(state, waiting[0] ?? '', choice);
  if (flaw !== undefined) return flaw;
  const open = openRoll(state);
  if (open?.label !== choice.roll || choice.skill !== offers) return rerollNotNow(choice.roll);
  return (offers === 'luck' ? luckTakesAll : inspiringTakesAll)(open.dice, choice.dice);
};

const whyNot = (state: State, frame: Frozen<WindowFrame>, choice: Choice): Refusal | undefined => {
  if (choice.kind === 'pass') return undefined;
  if (choice.kind === 'reroll') return checkReroll(state, frame, choice);
  return { kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'reroll' };
};

const bearersOf = (state: State, { offers }: Frozen<WindowFrame>, roller: string): readonly string[] =>
  offers === 'luck' ? [roller] : inspirers(state, roller);

/** The offer of a reroll. */
export const window: Room<Types, WindowFrame> = {
  ask: (state, frame) => {
    const open = openRoll(state);
    const by = frame.waiting[0];
    if (open === undefined || by === undefined) return undefined;
    const { figure: roller, label: roll, dice, counts } = open;
    const bearers = bearersOf(state, frame, roller);
    return { kind: 'pick', id: state.play.written, by, for: 'reroll', listed: 'all', skill: frame.offers, bearers, roller, roll, dice, counts };
  },
  check: checkBy(whyNot),
  reduce: (state, frame, choice) => {
    const seat = frame.waiting[0] ?? choice.by;
    if (choice.kind !== 'reroll') return [passOffer(frame.offers, seat)];
    const roller = openRoll(state)?.figure ?? choice.figure;
    return [frame.offers === 'luck' ? repeatByLuck(choice.figure, seat) : repeatByInspiring(choice.figure, seat, roller)];
  },
  advance: (_state, { offers, waiting }) => [passOffer(offers, waiting[0] ?? '')],
  candidates: (state, frame) => {
    const open = openRoll(state);
    const answer = { answers: state.play.written, by: frame.waiting[0] ?? '' };
    const rerolls = (open === undefined ? [] : bearersOf(state, frame, open.figure)).map((figure): Choice => ({
      kind: 'reroll', ...answer, skill: frame.offers, figure, roll: open?.label ?? '', dice: [...(open?.dice ?? [])],
    }));
    return [{ kind: 'pass', ...answer }, ...rerolls];
  },
};
