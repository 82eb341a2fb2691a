import { list, someOf, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { oneOf } from './ids.js';

/** All house rules of a table: every point that the rules leave open, named as in the rulebook. Without an agreement, DEFAULTS holds. */
export interface Options {
  'setup.secondPlayerEdge': 'opposite' | 'free';
  'setup.deployFit': 'as-end-of-move' | 'free';
  'setup.missionCardEdge': 'first-player' | 'north';
  'setup.deployElevation': 'any' | 'ground';
  'condition.recoverChoice': 'controller' | 'opponent';
  'turn.stanceChangeWindow': 'between-resolutions' | 'activation-start';
  'turn.endEffectsOnForcedEnd': 'skip' | 'resolve';
  'turn.focusExpiry': 'end-of-turn' | 'end-of-activation' | 'never';
  'turn.grantedOutsideActivation': 'unlimited' | 'once-per-turn';
  'end.noUnitsLeft': 'continue' | 'lose';
  'deck.reserveLastCard': 'forbid' | 'refresh';
  'deck.reserveOfDefeated': 'remove-immediately' | 'when-taken';
  'deck.tacticsOfDefeated': 'remove' | 'carry-out';
  'deck.shatterpointOnReserved': 'allow-keep-reserve' | 'allow-take-reserve' | 'forbid';
  'deck.cycleReserveBan': 'rest-of-turn' | 'next-card';
  'deck.refreshIncludes': ('order' | 'shatterpoint' | 'tactics')[];
  'deck.emptyMidReveal': 'reserve-then-refresh' | 'refresh';
  'force.poolAfterDefeat': 'keep' | 'shrink';
  'ability.precedence': 'card-first' | 'cannot-first';
  /** Degrees: how far the hinge of a movement tool turns to either side. */
  'measure.maxBend': 90 | 135 | 180;
  /** Ticks: the width of the movement tools, an even number. */
  'measure.moveToolWidth': number;
  'move.toolTouch': 'middle-line' | 'outline';
  /**
   * Where it is forbidden to stay, a move is looked for at every corner of the room there is. Its tool is laid straight there or in
   * directions of 7.5 degrees: who could only lay it between them may stay.
   */
  'move.zeroMove': 'allow' | 'forbid';
  'move.voluntaryDash': boolean;
  'move.impassableScope': 'by-elevation' | 'all';
  'displace.director': 'effect-controller' | 'straight';
  'displace.initialContact': 'ignore-if-separating' | 'stop';
  'displace.startTerrainScope': 'part' | 'piece';
  'displace.wedge': 'fixed-at-start' | 'straight-only';
  /**
   * Where it is on, and no listed direction of a pull leads nearer, those are looked at that just pass something, and those between:
   * no gap in what is in the way is missed. Where only how far it comes decides, beside what pulls it, a direction can be.
   */
  'displace.towardMustShrink': boolean;
  'displace.contactModel': 'swept-disc' | 'end-only';
  'terrain.elevationSource': 'explicit' | 'height';
  'terrain.ingressTrigger': 'own-movement' | 'any-movement';
  'los.tangent': 'clear' | 'blocked';
  'los.ownTerrainScope': 'part' | 'piece';
  'los.mutual': 'both-directions' | 'either-direction';
  'los.targetPoint': 'any-part' | 'centre';
  'los.targetTerrainScope': 'same-piece' | 'any-part';
  'engage.during': 'rest-only' | 'path';
  'attack.recheckTarget': 'never' | 'after-tree-step';
  /** Dice; 0 is no limit. */
  'dice.maxPool': number;
  'expertise.entryOrder': 'printed' | 'dice-first';
  'expertise.afterOrder': 'per-chart' | 'directed-first';
  'tree.effectOrder': 'directed-then-personal' | 'printed';
  'tree.pullWithoutPush': 'allow' | 'forbid';
  'tree.activeIconActionAbility': 'spends-action' | 'free';
  'cover.hunkerVsWounded': 'count-all' | 'unwounded-only';
  'cover.lineEnds': 'any-part' | 'centres';
  'engage.woundedSelf': 'restricted' | 'free';
  'damage.selfWoundedMidAttack': 'finish-current-attack' | 'stop-attack';
  'damage.overflow': 'discard' | 'keep';
  'damage.healNeedsSight': boolean;
  'condition.pinnedTrigger': 'declared-movement' | 'any-opportunity';
  'condition.strainedTriggers': 'once-innermost' | 'once-outermost';
  'condition.strainedStoppedMove': 'action-counts' | 'nothing';
  'condition.strainedOnWounded': 'lost' | 'kept';
  'keyword.scaleWhileEngaged': 'forbid' | 'allow';
  'objective.controlStep': 'start-of-step-9' | 'end-of-step-9';
  'objective.blocksMovement': boolean;
  'struggle.spendFrom': 'innermost' | 'outermost';
  'struggle.firstMapChooser': 'second-player' | 'first-player';
  'struggle.judgeOnZeroMove': boolean;
  'struggle.trackEnd': 'clamp' | 'win';
  'struggle.afterWin': 'freeze' | 'go-on';
  'struggle.oldCardRules': 'end' | 'stay';
  'end.moment': 'step-11' | 'at-once';
  'end.concede': 'allow' | 'forbid';
  /** Turns; 0 is no limit (a table clock is counted in turns here). */
  'tournament.timeLimit': number;
  'timing.ownerlessRank': 'after-players' | 'before-players';
  'info.missionDeck': 'unknown-until-revealed' | 'known';
}
/** The house rules in which a table differs from the defaults. */
export interface OptionChanges extends Partial<Options> {}

// The first word is the default unless DEFAULTS says otherwise.
const options = {
  'setup.secondPlayerEdge': oneOf('opposite', 'free'),
  'setup.deployFit': oneOf('as-end-of-move', 'free'),
  'setup.missionCardEdge': oneOf('first-player', 'north'),
  'setup.deployElevation': oneOf('any', 'ground'),
  'condition.recoverChoice': oneOf('controller', 'opponent'),
  'turn.stanceChangeWindow': oneOf('between-resolutions', 'activation-start'),
  'turn.endEffectsOnForcedEnd': oneOf('skip', 'resolve'),
  'turn.focusExpiry': oneOf('end-of-turn', 'end-of-activation', 'never'),
  'turn.grantedOutsideActivation': oneOf('unlimited', 'once-per-turn'),
  'end.noUnitsLeft': oneOf('continue', 'lose'),
  'deck.reserveLastCard': oneOf('forbid', 'refresh'),
  'deck.reserveOfDefeated': oneOf('remove-immediately', 'when-taken'),
  'deck.tacticsOfDefeated': oneOf('remove', 'carry-out'),
  'deck.shatterpointOnReserved': oneOf('allow-keep-reserve', 'allow-take-reserve', 'forbid'),
  'deck.cycleReserveBan': oneOf('rest-of-turn', 'next-card'),
  'deck.refreshIncludes': list(oneOf('order', 'shatterpoint', 'tactics'), 3, 1),
  'deck.emptyMidReveal': oneOf('reserve-then-refresh', 'refresh'),
  'force.poolAfterDefeat': oneOf('keep', 'shrink'),
  'ability.precedence': oneOf('card-first', 'cannot-first'),
  'measure.maxBend': t.union([t.literal(90), t.literal(135), t.literal(180)]),
  'measure.moveToolWidth': whole(2, 5080),
  'move.toolTouch': oneOf('middle-line', 'outline'),
  'move.zeroMove': oneOf('allow', 'forbid'),
  'move.voluntaryDash': t.boolean,
  'move.impassableScope': oneOf('by-elevation', 'all'),
  'displace.director': oneOf('effect-controller', 'straight'),
  'displace.initialContact': oneOf('ignore-if-separating', 'stop'),
  'displace.startTerrainScope': oneOf('part', 'piece'),
  'displace.wedge': oneOf('fixed-at-start', 'straight-only'),
  'displace.towardMustShrink': t.boolean,
  'displace.contactModel': oneOf('swept-disc', 'end-only'),
  'terrain.elevationSource': oneOf('explicit', 'height'),
  'terrain.ingressTrigger': oneOf('own-movement', 'any-movement'),
  'los.tangent': oneOf('clear', 'blocked'),
  'los.ownTerrainScope': oneOf('part', 'piece'),
  'los.mutual': oneOf('both-directions', 'either-direction'),
  'los.targetPoint': oneOf('any-part', 'centre'),
  'los.targetTerrainScope': oneOf('same-piece', 'any-part'),
  'engage.during': oneOf('rest-only', 'path'),
  'attack.recheckTarget': oneOf('never', 'after-tree-step'),
  'dice.maxPool': whole(0, 60),
  'expertise.entryOrder': oneOf('printed', 'dice-first'),
  'expertise.afterOrder': oneOf('per-chart', 'directed-first'),
  'tree.effectOrder': oneOf('directed-then-personal', 'printed'),
  'tree.pullWithoutPush': oneOf('allow', 'forbid'),
  'tree.activeIconActionAbility': oneOf('spends-action', 'free'),
  'cover.hunkerVsWounded': oneOf('count-all', 'unwounded-only'),
  'cover.lineEnds': oneOf('any-part', 'centres'),
  'engage.woundedSelf': oneOf('restricted', 'free'),
  'damage.selfWoundedMidAttack': oneOf('finish-current-attack', 'stop-attack'),
  'damage.overflow': oneOf('discard', 'keep'),
  'damage.healNeedsSight': t.boolean,
  'condition.pinnedTrigger': oneOf('declared-movement', 'any-opportunity'),
  'condition.strainedTriggers': oneOf('once-innermost', 'once-outermost'),
  'condition.strainedStoppedMove': oneOf('action-counts', 'nothing'),
  'condition.strainedOnWounded': oneOf('lost', 'kept'),
  'keyword.scaleWhileEngaged': oneOf('forbid', 'allow'),
  'objective.controlStep': oneOf('start-of-step-9', 'end-of-step-9'),
  'objective.blocksMovement': t.boolean,
  'struggle.spendFrom': oneOf('innermost', 'outermost'),
  'struggle.firstMapChooser': oneOf('second-player', 'first-player'),
  'struggle.judgeOnZeroMove': t.boolean,
  'struggle.trackEnd': oneOf('clamp', 'win'),
  'struggle.afterWin': oneOf('freeze', 'go-on'),
  'struggle.oldCardRules': oneOf('end', 'stay'),
  'end.moment': oneOf('step-11', 'at-once'),
  'end.concede': oneOf('allow', 'forbid'),
  'tournament.timeLimit': whole(0, 1000),
  'timing.ownerlessRank': oneOf('after-players', 'before-players'),
  'info.missionDeck': oneOf('unknown-until-revealed', 'known'),
};

export const Options: t.Type<Options> = t.strict(options, 'options');
export const OptionChanges: t.Type<OptionChanges> = someOf('the house rules', options);

const first = (codec: unknown): string => Object.keys((codec as { readonly keys: Record<string, null> }).keys)[0] ?? '';

const words = Object.fromEntries(
  Object.entries(options).filter(([, codec]) => codec instanceof t.KeyofType).map(([name, codec]) => [name, first(codec)]),
);

/** What holds unless the table agrees otherwise. */
export const DEFAULTS: Options = {
  ...words,
  'deck.refreshIncludes': ['order', 'shatterpoint', 'tactics'],
  'measure.maxBend': 90,
  'measure.moveToolWidth': 2540,
  'move.voluntaryDash': false,
  'displace.towardMustShrink': false,
  'dice.maxPool': 0,
  'damage.healNeedsSight': false,
  'objective.blocksMovement': false,
  'struggle.judgeOnZeroMove': true,
  'tournament.timeLimit': 0,
} as Options;
