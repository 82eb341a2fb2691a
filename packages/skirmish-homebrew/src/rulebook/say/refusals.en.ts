import { absurd } from '@regelwerk/core';
import type { Cited } from '../../model/refusal.js';
import { sumOf, type Voice } from './voice.js';

type Of<K extends Cited['kind']> = Extract<Cited, { readonly kind: K }>;

const SKILLS: Readonly<Record<string, string>> = { luck: 'Luck', inspiring: 'Inspiring', medic: 'Medic', leader: 'Leader' };
const skillOf = (id: string): string => (Object.hasOwn(SKILLS, id) ? (SKILLS[id] ?? id) : id);
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const ACTIONS: Readonly<Record<string, string>> = { reload: 'Reloading', align: 'Re-aligning by itself' };

const blocked = ({ by, why, leg }: Of<'way-blocked'>, { figure, thing }: Voice): string => {
  const where = leg === 0 ? '' : ` on part ${leg + 1} of the way`;
  switch (why) {
    case 'wall':
      return `${by === '' ? 'Something' : thing(by)} stands in the way${where}.`;
    case 'base':
      return `The base of ${figure(by)} is in the way${where}.`;
    case 'not-enterable':
      return `${by === '' ? 'The ground' : thing(by)} may not be entered${where}.`;
    case 'gap':
      return `A walk does not cross a gap${where}.`;
    case 'edge-of-table':
      return `The way leads off the table${where}.`;
    case 'level':
      return `A walk changes its height on stairs and ramps only${where}.`;
    default:
      return absurd(why);
  }
};

const unsafe = ({ at, why, by }: Of<'no-standing'>, { thing, place }: Voice): string => {
  switch (why) {
    case 'no-surface':
      return `At ${place(at)} there is nothing to stand on.`;
    case 'not-agreed':
      return `At ${place(at)} nobody may stand${by === '' ? '' : `: ${thing(by)} was not agreed as a safe spot`}.`;
    case 'overhang':
      return `At ${place(at)} the base hangs over the edge${by === '' ? '' : ` of ${thing(by)}`}.`;
    case 'body':
      return `At ${place(at)} the base runs into ${by === '' ? 'something' : thing(by)}.`;
    case 'edge-of-table':
      return `At ${place(at)} the base hangs over the edge of the table.`;
    default:
      return absurd(why);
  }
};

const WRONG = { own: 'belongs to the same side', incapacitated: 'is incapacitated', 'off-table': 'is off the table' } as const;
const NOT_ALLOTTED = { 'not-yours': 'belongs to the other side', 'not-able': 'is not able to act' } as const;

/** A refusal of the game in an English sentence. */
export const refusalInEnglish = (refusal: Cited, voice: Voice): string => {
  const { figure, thing, side, who, quoted, exactly, place } = voice;
  switch (refusal.kind) {
    case 'too-few-ap':
      return `This costs ${refusal.cost} AP; ${figure(refusal.figure)} has ${refusal.ap}.`;
    case 'too-many-ap':
      return `${refusal.allotted} AP are allotted; the side has ${refusal.total}.`;
    case 'cannot-be-allotted':
      return `${figure(refusal.figure)} gets no AP: this figure ${NOT_ALLOTTED[refusal.why]}.`;
    case 'not-your-figure':
      return `${figure(refusal.figure)} belongs to the other side.`;
    case 'incapacitated':
      return `${figure(refusal.figure)} is incapacitated.`;
    case 'done':
      return `${figure(refusal.figure)} is done for the round.`;
    case 'off-table':
      return `${figure(refusal.figure)} is off the table.`;
    case 'too-many-moves':
      return `This takes ${many(refusal.needed, 'movement action', 'movement actions')}; ${figure(refusal.figure)} has made ${refusal.made} of ${refusal.most} this round.`;
    case 'too-far':
      return `This is ${exactly(refusal.length)} long; the range is ${exactly(refusal.limit)}.`;
    case 'way-blocked':
      return blocked(refusal, voice);
    case 'no-standing':
      return unsafe(refusal, voice);
    case 'overlaps':
      return `At ${place(refusal.at)} the base would overlap that of ${figure(refusal.figure)}: the centres are ${exactly(refusal.distance)} apart, at least ${exactly(refusal.needed)} are needed.`;
    case 'not-at-edge':
      return `The ${refusal.where} of the climb is ${exactly(refusal.gap)} away from ${thing(refusal.along)}.`;
    case 'mounted':
      return `${figure(refusal.figure)} sits on ${thing(refusal.mount)}.`;
    case 'not-mounted':
      return `${figure(refusal.figure)} sits on nothing.`;
    case 'mount-full':
      return `All ${many(refusal.places, 'place', 'places')} on ${thing(refusal.mount)} are taken.`;
    case 'no-contact':
      return `The gap to ${figure(refusal.with)} is ${exactly(refusal.gap)}; ${refusal.reach === 0 ? 'base contact is needed' : `at most ${exactly(refusal.reach)} are allowed`}.`;
    case 'out-of-range':
      return `${figure(refusal.target)} is ${exactly(refusal.distance)} away; the range is ${exactly(refusal.range)}.`;
    case 'no-sight':
      return `${refusal.by === '' ? 'Something' : thing(refusal.by)} hides ${figure(refusal.target)}.`;
    case 'wrong-target':
      return `${figure(refusal.target)} is no target: this figure ${WRONG[refusal.why]}.`;
    case 'outside-area':
      return `This figure is not at ${thing(refusal.area)}.`;
    case 'aimed-enough':
      return `${figure(refusal.figure)} has aimed ${many(refusal.aims, 'time', 'times')}; at most ${refusal.most} are allowed.`;
    case 'has-moved':
      return `${figure(refusal.figure)} has moved and cannot aim.`;
    case 'too-many-attacks':
      return `${figure(refusal.figure)} has made ${refusal.made} of ${many(refusal.most, 'attack', 'attacks')} this round.`;
    case 'no-such-action':
      return `${ACTIONS[refusal.action] ?? quoted(refusal.action)} is no action at this table.`;
    case 'magazine-empty':
      return `The magazine of ${thing(refusal.weapon)} holds ${many(refusal.rounds, 'shot', 'shots')}; ${refusal.needed} are needed.`;
    case 'not-aligned':
      return `${thing(refusal.weapon)} is not aligned on ${figure(refusal.target)}.`;
    case 'item-missing':
      return `${figure(refusal.figure)} does not carry ${thing(refusal.item)}.`;
    case 'nothing-heals':
      return `${figure(refusal.figure)} has nothing that heals.`;
    case 'choose-one':
      return `One thing heals: the skill or one item. ${refusal.stated} are named.`;
    case 'used-up':
      return `${thing(refusal.thing)} was possible ${many(refusal.times, 'time', 'times')} and is used up.`;
    case 'not-your-task':
      return `${thing(refusal.deed)} is no task of ${side(refusal.seat)}.`;
    case 'already-rerolled':
      return 'This roll has been repeated; its second result stands.';
    case 'reroll-not-now':
      return 'This roll cannot be repeated at this moment.';
    case 'reroll-used':
      return `${who(refusal.by)} has used ${skillOf(refusal.skill)} this round.`;
    case 'no-such-skill':
      return `${figure(refusal.figure)} does not have the skill ${skillOf(refusal.skill)}.`;
    case 'not-own-roll':
      return `${figure(refusal.roller)} rolls, and ${figure(refusal.figure)} cannot repeat that.`;
    case 'whole-roll-only':
      return `All ${sumOf(refusal.dice)} dice are rolled again, not ${sumOf(refusal.stated)}.`;
    case 'too-many-cards':
      return `${many(refusal.stated, 'card is', 'cards are')} named; at most ${refusal.most} may be swapped.`;
    case 'card-not-held':
      return `${thing(refusal.card)} is not in the hand.`;
    case 'not-the-leader':
      return `${figure(refusal.figure)} is not the leader who swaps now.`;
    case 'step-over':
      return refusal.step === 'swaps' ? 'Cards are swapped at the start of a round only.' : 'AP are allotted at the start of a round only.';
    default:
      return absurd(refusal);
  }
};
