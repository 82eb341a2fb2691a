import { ActionKind } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';

const KINDS = Object.keys(ActionKind.keys) as ActionKind[];

/** The kinds of action; abilities marked as an action come on top of them. */
export const actionKinds = rule('sp.turn.action-list', (): readonly ActionKind[] => KINDS);
