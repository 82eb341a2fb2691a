import { the } from '@regelwerk/core';
import type { Play } from '../model/play.js';
import { topAs, topOf } from './agenda.js';
import type { Pens } from './pen.js';

const turnOf = (play: Play) => topAs(play, 'turn');

const without = <A>(list: A[], one: A): void => {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
};

const put = (play: Play, character: string, to: { readonly x: number; readonly y: number; readonly on: string }): void => {
  Object.assign(the(play.characters, character), { x: to.x, y: to.y, on: to.on });
};

/** Activations, movement, and what lies on stat cards. */
export const units: Pens<
  | 'unit-activated' | 'unit-recovered' | 'action-taken' | 'deed-left' | 'focused' | 'focus-lost' | 'activation-cut' | 'activation-ended' | 'ability-used'
  | 'ability-resolved' | 'moved' | 'stayed' | 'displaced' | 'displacement-declined' | 'damage-suffered' | 'healed' | 'unit-wounded' | 'unit-defeated'
  | 'condition-gained' | 'condition-lost' | 'hunker-gained' | 'hunker-lost'
> = {
  'unit-activated': (play, { unit }) => {
    Object.assign(turnOf(play), { unit, activated: unit });
  },
  'unit-recovered': (play, { unit }) => {
    const one = the(play.units, unit);
    Object.assign(one, { wounded: 0, injured: one.injured + 1, damage: 0 });
  },
  'action-taken': (play, { unit, action, granted }) => {
    const turn = turnOf(play);
    if (turn.unit !== unit) return;
    turn.actions.push(action);
    if (!granted) turn.regular += 1;
  },
  'deed-left': (play, { character }) => {
    const frame = topOf(play);
    if (frame.kind === 'deed') without(frame.left, character);
  },
  focused: (play, { character }) => {
    the(play.characters, character).focus = 1;
  },
  'focus-lost': (play, { character }) => {
    the(play.characters, character).focus = 0;
  },
  'activation-cut': (play) => {
    turnOf(play).over = true;
  },
  'activation-ended': (play) => {
    turnOf(play).unit = '';
  },
  'ability-used': (play, { unit, ability, action }) => {
    the(play.units, unit).used.push(ability);
    if (action) turnOf(play).regular += 1;
  },
  'ability-resolved': () => undefined,
  moved: (play, { character, to }) => {
    put(play, character, to);
  },
  stayed: () => undefined,
  displaced: (play, { character, to }) => {
    put(play, character, to);
  },
  'displacement-declined': () => undefined,
  'damage-suffered': (play, { unit, damage }) => {
    the(play.units, unit).damage += damage;
  },
  healed: (play, { unit, damage }) => {
    the(play.units, unit).damage -= damage;
  },
  'unit-wounded': (play, { unit }) => {
    the(play.units, unit).wounded = 1;
  },
  'unit-defeated': (play, { unit }) => {
    the(play.units, unit).defeated = true;
    for (const [id, character] of Object.entries(play.characters)) {
      // A unit's name may be the beginning of another's.
      if (id.startsWith(`${unit}-`) && !id.includes('-', unit.length + 1)) Object.assign(character, { x: 0, y: 0, on: '', focus: 0 });
    }
  },
  'condition-gained': (play, { unit, condition }) => {
    the(play.units, unit).conditions.push(condition);
  },
  'condition-lost': (play, { unit, condition }) => {
    without(the(play.units, unit).conditions, condition);
  },
  'hunker-gained': (play, { unit, n }) => {
    the(play.units, unit).hunker += n;
  },
  'hunker-lost': (play, { unit, n }) => {
    the(play.units, unit).hunker -= n;
  },
};
