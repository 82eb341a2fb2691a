import type { Choice, Spot, View } from '@regelwerk/shatterpoint';

// How good a choice looks to a player who wants objectives first and fights for them. It sees only a view.

type At = Pick<Spot, 'x' | 'y'>;

/** How far two places are from each other, roughly, in inches. */
const far = (one: At, other: At): number => Math.sqrt((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)) / 2540;

const seatOf = ({ table }: View, id: string): string => table.seats.find((seat) => id.startsWith(`${seat}-`)) ?? '';

/** What a player weighs: what it sees, where it sits, and how it likes a fight. */
export interface Outlook {
  readonly view: View;
  readonly seat: string;
  readonly fight: number;
}

const goals = ({ view, seat }: Outlook): readonly At[] => {
  const active = Object.values(view.play.objectives).filter((one) => one.active);
  const open = active.filter(({ control }) => control[0] !== seat);
  return open.length > 0 ? open : active;
};

const nearest = (from: At, places: readonly At[]): number => places.reduce((least, place) => Math.min(least, far(from, place)), 99);

const enemies = ({ view, seat }: Outlook): readonly At[] =>
  Object.entries(view.play.characters).flatMap(([id, character]) => (character.on === '' || seatOf(view, id) === seat ? [] : [character]));

/** Being within four inches of an objective is as good as being on it. */
const worthOf = (outlook: Outlook, at: At): number => -2 * Math.max(0, nearest(at, goals(outlook)) - 3) - outlook.fight * 0.4 * nearest(at, enemies(outlook));

const unitOf = (character: string): string => character.replace(/-\d+$/, '');

const attack = ({ view, fight }: Outlook, target: string): number => {
  const unit = view.play.units[unitOf(target)];
  return 10 * fight + (unit?.damage ?? 0) - (unit?.wounded === 1 ? 8 : 0);
};

const ACTIONS = { move: 6, combat: 9, focus: 4, recover: 2, 'take-cover': 3 } as const;

const action = (outlook: Outlook, kind: keyof typeof ACTIONS): number => {
  const { view } = outlook;
  const [turn] = view.play.agenda;
  const unit = turn?.kind === 'turn' ? view.play.units[turn.unit] : undefined;
  if (kind === 'recover') return (unit?.damage ?? 0) > 3 || (unit?.conditions.length ?? 0) > 0 ? 6 : 0;
  return kind === 'combat' ? ACTIONS.combat * outlook.fight : ACTIONS[kind];
};

/** What is worth the same wherever it is chosen. Passing and ending are 0. */
const WORTH: Readonly<Partial<Record<Choice['kind'], number>>> = { option: 5, displace: 2, reserve: -1, cycle: -1 };

/** How good a choice looks. */
export const scoreOf = (outlook: Outlook, choice: Choice): number => {
  const { view, seat } = outlook;
  if (choice.kind === 'deploy' || choice.kind === 'place' || choice.kind === 'move') return worthOf(outlook, choice.to) + 60;
  if (choice.kind === 'stay') return worthOf(outlook, view.play.characters[choice.character] ?? { x: 0, y: 0 }) + 59;
  if (choice.kind === 'action') return action(outlook, choice.action);
  if (choice.kind === 'attack') return attack(outlook, choice.target) + 70;
  if (choice.kind === 'ability') return 5 + choice.x;
  if (choice.kind === 'heal') return seatOf(view, choice.unit) === seat ? 3 : -3;
  return WORTH[choice.kind] ?? 0;
};
