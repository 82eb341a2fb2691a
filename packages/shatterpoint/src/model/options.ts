import { list, whole } from '@regelwerk/core';
import * as t from 'io-ts';

/** One of some words. */
const of = <const K extends string>(...words: readonly K[]): t.KeyofC<Record<K, null>> =>
  t.keyof(Object.fromEntries(words.map((word) => [word, null])) as Record<K, null>);

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
  /** Ticks: the width of the movement tools. */
  'measure.moveToolWidth': number;
  'move.toolTouch': 'middle-line' | 'outline';
  'move.zeroMove': 'allow' | 'forbid';
  'move.voluntaryDash': boolean;
  'move.impassableScope': 'by-elevation' | 'all';
  'displace.director': 'effect-controller' | 'straight';
  'displace.initialContact': 'ignore-if-separating' | 'stop';
  'displace.startTerrainScope': 'part' | 'piece';
  'displace.wedge': 'fixed-at-start' | 'straight-only';
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
  'setup.secondPlayerEdge': of('opposite', 'free'),
  'setup.deployFit': of('as-end-of-move', 'free'),
  'setup.missionCardEdge': of('first-player', 'north'),
  'setup.deployElevation': of('any', 'ground'),
  'condition.recoverChoice': of('controller', 'opponent'),
  'turn.stanceChangeWindow': of('between-resolutions', 'activation-start'),
  'turn.endEffectsOnForcedEnd': of('skip', 'resolve'),
  'turn.focusExpiry': of('end-of-turn', 'end-of-activation', 'never'),
  'turn.grantedOutsideActivation': of('unlimited', 'once-per-turn'),
  'end.noUnitsLeft': of('continue', 'lose'),
  'deck.reserveLastCard': of('forbid', 'refresh'),
  'deck.reserveOfDefeated': of('remove-immediately', 'when-taken'),
  'deck.tacticsOfDefeated': of('remove', 'carry-out'),
  'deck.shatterpointOnReserved': of('allow-keep-reserve', 'allow-take-reserve', 'forbid'),
  'deck.cycleReserveBan': of('rest-of-turn', 'next-card'),
  'deck.refreshIncludes': list(of('order', 'shatterpoint', 'tactics'), 3, 1),
  'deck.emptyMidReveal': of('reserve-then-refresh', 'refresh'),
  'force.poolAfterDefeat': of('keep', 'shrink'),
  'ability.precedence': of('card-first', 'cannot-first'),
  'measure.maxBend': t.union([t.literal(90), t.literal(135), t.literal(180)]),
  'measure.moveToolWidth': whole(2, 5080),
  'move.toolTouch': of('middle-line', 'outline'),
  'move.zeroMove': of('allow', 'forbid'),
  'move.voluntaryDash': t.boolean,
  'move.impassableScope': of('by-elevation', 'all'),
  'displace.director': of('effect-controller', 'straight'),
  'displace.initialContact': of('ignore-if-separating', 'stop'),
  'displace.startTerrainScope': of('part', 'piece'),
  'displace.wedge': of('fixed-at-start', 'straight-only'),
  'displace.towardMustShrink': t.boolean,
  'displace.contactModel': of('swept-disc', 'end-only'),
  'terrain.elevationSource': of('explicit', 'height'),
  'terrain.ingressTrigger': of('own-movement', 'any-movement'),
  'los.tangent': of('clear', 'blocked'),
  'los.ownTerrainScope': of('part', 'piece'),
  'los.mutual': of('both-directions', 'either-direction'),
  'los.targetPoint': of('any-part', 'centre'),
  'los.targetTerrainScope': of('same-piece', 'any-part'),
  'engage.during': of('rest-only', 'path'),
  'attack.recheckTarget': of('never', 'after-tree-step'),
  'dice.maxPool': whole(0, 60),
  'expertise.entryOrder': of('printed', 'dice-first'),
  'expertise.afterOrder': of('per-chart', 'directed-first'),
  'tree.effectOrder': of('directed-then-personal', 'printed'),
  'tree.pullWithoutPush': of('allow', 'forbid'),
  'tree.activeIconActionAbility': of('spends-action', 'free'),
  'cover.hunkerVsWounded': of('count-all', 'unwounded-only'),
  'cover.lineEnds': of('any-part', 'centres'),
  'engage.woundedSelf': of('restricted', 'free'),
  'damage.selfWoundedMidAttack': of('finish-current-attack', 'stop-attack'),
  'damage.overflow': of('discard', 'keep'),
  'damage.healNeedsSight': t.boolean,
  'condition.pinnedTrigger': of('declared-movement', 'any-opportunity'),
  'condition.strainedTriggers': of('once-innermost', 'once-outermost'),
  'condition.strainedStoppedMove': of('action-counts', 'nothing'),
  'condition.strainedOnWounded': of('lost', 'kept'),
  'keyword.scaleWhileEngaged': of('forbid', 'allow'),
  'objective.controlStep': of('start-of-step-9', 'end-of-step-9'),
  'objective.blocksMovement': t.boolean,
  'struggle.spendFrom': of('innermost', 'outermost'),
  'struggle.firstMapChooser': of('second-player', 'first-player'),
  'struggle.judgeOnZeroMove': t.boolean,
  'struggle.trackEnd': of('clamp', 'win'),
  'struggle.afterWin': of('freeze', 'go-on'),
  'struggle.oldCardRules': of('end', 'stay'),
  'end.moment': of('step-11', 'at-once'),
  'end.concede': of('allow', 'forbid'),
  'tournament.timeLimit': whole(0, 1000),
  'timing.ownerlessRank': of('after-players', 'before-players'),
  'info.missionDeck': of('unknown-until-revealed', 'known'),
};

export const Options: t.Type<Options> = t.strict(options, 'options');
export const OptionChanges: t.Type<OptionChanges> = t.exact(t.partial(options), 'option changes');

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
