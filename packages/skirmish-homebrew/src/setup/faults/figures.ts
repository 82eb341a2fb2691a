import { the, type Fault, type Frozen } from '@regelwerk/core';
import type { Figure } from '../../model/play.js';
import type { State } from '../../model/state.js';
import { levelOf, prepare, type Profile } from '../../prepare.js';
import { maxLife } from '../../rules/life/base.js';
import { spotRefusal } from '../../board/spot.js';
import { keyFaults, unless } from './keys.js';

type Faults = readonly Fault[];

const lifeFaults = (path: string, { life, able }: Frozen<Figure>, { most, at }: { readonly most: number; readonly at: number }): Faults => [
  ...unless(life <= most, { path: `${path}.life`, expected: `at most ${most} life points`, rule: 'hb.life.base' }),
  ...unless(!able || life > at, { path: `${path}.able`, expected: `false at ${life} life points`, rule: 'hb.life.incapacitated' }),
];

const aimFaults = (path: string, { aims }: Frozen<Figure>, profile: Profile): Faults =>
  unless(aims <= 1 || levelOf(profile, 'sharpshooter') > 0, { path: `${path}.aims`, expected: 'at most 1 without Sharpshooter', rule: 'hb.action.aim-once' });

const magazineFaults = (path: string, { magazines }: Frozen<Figure>, { sheet }: Profile): Faults => {
  const sized = sheet.weapons.filter(({ magazine }) => magazine > 0);
  return [
    ...keyFaults(`${path}.magazines`, magazines, sized.map(({ id }) => id)),
    ...sized.flatMap(({ id, magazine }) =>
      unless((magazines[id] ?? 0) <= magazine, { path: `${path}.magazines.${id}`, expected: `at most ${magazine} rounds`, rule: 'hb.action.reload-effect' }),
    ),
  ];
};

const seatingFaults = ({ table, play }: State): Faults => [
  ...Object.entries(play.figures).flatMap(([id, { mount }]) =>
    mount.flatMap((on) =>
      unless(Object.hasOwn(play.mounts, on) && the(play.mounts, on).riders.includes(id), {
        path: `play.figures.${id}.mount`, expected: 'a mount that carries the figure', rule: 'hb.action.mount-contact',
      }),
    ),
  ),
  ...Object.entries(play.mounts).flatMap(([id, { riders }]) => [
    ...unless(riders.length <= (prepare(table).mounts[id]?.places ?? 0), {
      path: `play.mounts.${id}.riders`, expected: `at most ${prepare(table).mounts[id]?.places ?? 0} riders`, rule: 'hb.action.mount-contact',
    }),
    ...riders.flatMap((rider, i) =>
      unless(play.figures[rider]?.mount[0] === id, { path: `play.mounts.${id}.riders.${i}`, expected: 'a figure that sits on this mount', rule: 'hb.action.mount-contact' }),
    ),
  ]),
];

const standingFaults = (state: State): Faults =>
  Object.entries(state.play.figures).flatMap(([id, { x, y, z, gone, mount }]) => {
    if (gone || mount.length > 0) return [];
    const refusal = spotRefusal(state, id, { x, y, z });
    return refusal === undefined ? [] : [{ path: `play.figures.${id}`, expected: `a place where its miniature can stand (${refusal.kind})`, rule: refusal.rule }];
  });

const oneFigure = (state: State, id: string): Faults => {
  const profile = the(prepare(state.table).profiles, id);
  const figure = the(state.play.figures, id);
  const path = `play.figures.${id}`;
  return [
    ...lifeFaults(path, figure, { most: maxLife(profile), at: state.table.options.incapacitatedAt }),
    ...aimFaults(path, figure, profile),
    ...magazineFaults(path, figure, profile),
  ];
};

/** What is wrong with the figures and mounts of a position. */
export const figureFaults = (state: State): Faults => {
  const { profiles, mounts } = prepare(state.table);
  const keys = [
    ...keyFaults('play.figures', state.play.figures, Object.keys(profiles)),
    ...keyFaults('play.mounts', state.play.mounts, Object.keys(mounts)),
  ];
  return keys.length > 0 ? keys : [...Object.keys(profiles).flatMap((id) => oneFigure(state, id)), ...seatingFaults(state), ...standingFaults(state)];
};
