import { the, type Frozen } from '@regelwerk/core';
import { disc, overlapsDiscDisc } from '@regelwerk/geometry';
import type { ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { SetupFrame } from '../model/frame.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { deploying, whyNotNow, whyTooFarIn, whyTooFarOut, type Placing } from '../rules/setup/deploy.js';
import { goOn } from '../rules/setup/sequence.js';
import { easyRoom, roomFor, type Squad } from './room.js';
import { placed, whyNotHere } from './spots.js';

// Whether a character can be deployed somewhere: no squad may be begun that the rest of it cannot follow.

type Frame = Frozen<SetupFrame>;

/** The characters of a squad that are to come after one of them. */
export const othersOf = (state: State, lead: string, character: string): readonly string[] => {
  const { unitOf, unitsOf } = prepare(state.table);
  const { seat, squad } = the(unitOf, lead);
  const squadmates = the(unitsOf, seat).filter((unit) => unit.squad === squad).flatMap(({ characters }) => characters);
  return squadmates.filter((id) => id !== character && the(state.play.characters, id).on === '');
};

/** The squad after somebody has been deployed. */
const squadAfter = (state: State, { lead }: Pick<Frame, 'lead'>, character: string): Squad => {
  const first = lead === '' ? character : lead;
  return { lead: first, others: othersOf(state, first, character) };
};

/** Does somebody at a place leave those of a room that was found where they are? Bases side by side do, on whatever elevation. */
const leaves = ({ table }: State, room: readonly Placing[], { character, to }: Placing): boolean => {
  const { unitOf } = prepare(table);
  const base = disc(to, the(unitOf, character).radius);
  return room.every((one) => one.character === character || !overlapsDiscDisc(base, disc(one.to, the(unitOf, one.character).radius)));
};

/** Can characters of a squad be deployed so that the rest of it easily finds room? */
export const easily = (state: State, squad: Squad): ((placing: Placing) => boolean) => {
  const room = squad.lead === '' ? undefined : easyRoom(state, squad);
  return (placing) => {
    if (whyNotHere(state, squad.lead, placing) !== undefined) return false;
    return (room !== undefined && leaves(state, room, placing)) || easyRoom(placed(state, placing), squadAfter(state, squad, placing.character)) !== undefined;
  };
};

/** Who of a squad finds no room: somebody who could not stand even alone, or else the last one. */
const leftOut = (state: State, { lead, others }: Squad): string | undefined =>
  roomFor(state, { lead, others }) === undefined ? (others.find((other) => roomFor(state, { lead, others: [other] }) === undefined) ?? others.at(-1)) : undefined;

/** Why a character cannot be deployed so. */
export const whyNotDeploy = (state: State, frame: Frame, placing: Placing): Refusal | undefined => {
  const { character } = placing;
  const refusal = whyNotNow(state, frame, character) ?? whyNotHere(state, frame.lead, placing);
  if (refusal !== undefined) return refusal;
  const left = leftOut(placed(state, placing), squadAfter(state, frame, character));
  return left === undefined ? undefined : { kind: 'no-room', rule: whyTooFarOut.rule, character: left };
};

/** What deploying a character causes; after the last one of a squad the next squad comes. */
export const deploy = (state: State, frame: Frame, { character, to }: ChoiceOf<'deploy'>): readonly Event[] => {
  const deployed: Event = { kind: 'deployed', rule: frame.lead === '' ? whyTooFarIn.rule : whyTooFarOut.rule, character, to };
  if (squadAfter(state, frame, character).others.length > 0) return [deployed];
  const next = deploying(placed(state, { character, to }), { lead: '' });
  return [deployed, goOn(next === undefined ? 11 : 10)];
};
