import { the } from '@regelwerk/core';
import type { Play } from '../model/play.js';
import type { Place } from '../model/ids.js';
import type { Pens } from './pen.js';

const stand = (at: { x: number; y: number; z: number }, { x, y, z }: Place): void => {
  at.x = x;
  at.y = y;
  at.z = z;
};

const sit = (play: Play, mount: string, at: Place): void => {
  const here = the(play.mounts, mount);
  stand(here, at);
  for (const rider of here.riders) stand(the(play.figures, rider), at);
};

/** Where figures are, how they are, and what they carry. */
export const figure: Pens<
  | 'figure-moved' | 'aim-lost' | 'figure-mounted' | 'figure-dismounted' | 'table-left'
  | 'life-lost' | 'life-regained' | 'figure-incapacitated' | 'figure-recovered'
  | 'item-spent' | 'item-gained' | 'rounds-spent' | 'weapon-reloaded'
> = {
  'figure-moved': (play, event) => {
    const mover = the(play.figures, event.figure);
    mover.moves += event.actions;
    mover.moved = true;
    stand(mover, event.to);
    for (const mount of event.mount) sit(play, mount, event.to);
  },
  'aim-lost': (play, event) => {
    the(play.figures, event.figure).aims = 0;
  },
  'figure-mounted': (play, event) => {
    const rider = the(play.figures, event.figure);
    rider.mount = [event.mount];
    stand(rider, event.at);
    the(play.mounts, event.mount).riders.push(event.figure);
  },
  'figure-dismounted': (play, event) => {
    const rider = the(play.figures, event.figure);
    const mount = the(play.mounts, event.mount);
    rider.mount = [];
    stand(rider, event.to);
    mount.riders = mount.riders.filter((other) => other !== event.figure);
  },
  'table-left': (play, event) => {
    the(play.figures, event.figure).gone = true;
  },
  'life-lost': (play, event) => {
    the(play.figures, event.figure).life -= event.lost;
  },
  'life-regained': (play, event) => {
    the(play.figures, event.figure).life += event.healed;
  },
  'figure-incapacitated': (play, event) => {
    the(play.figures, event.figure).able = false;
  },
  'figure-recovered': (play, event) => {
    the(play.figures, event.figure).able = true;
    play.agenda.pop();
  },
  'item-spent': (play, event) => {
    const owner = the(play.figures, event.figure);
    owner.items.splice(owner.items.findIndex(({ id }) => id === event.item), 1);
  },
  'item-gained': (play, event) => {
    the(play.figures, event.figure).items.push({ ...event.item });
  },
  'rounds-spent': (play, event) => {
    const { magazines } = the(play.figures, event.figure);
    magazines[event.weapon] = the(magazines, event.weapon) - event.rounds;
  },
  'weapon-reloaded': (play, event) => {
    the(play.figures, event.figure).magazines[event.weapon] = event.rounds;
  },
};
