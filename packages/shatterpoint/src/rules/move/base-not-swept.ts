import { disc, isWithinTurn, type Disc } from '@regelwerk/geometry';
import type { Arms, Tool } from '@regelwerk/geometry/moves';
import type { Scene } from '../../board/scene.js';
import { type Spot } from '../../model/ids.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import { whyNotEnd } from './end.js';
import { stopperOfTool } from './tool-overlap.js';
import { gapToTool, laidAgainst } from './tool-placement.js';

/** A base, the tool that it uses, how the tool is bent, and where the base is to end. */
export interface Laying {
  readonly base: Disc;
  readonly tool: Tool;
  readonly arms: Arms;
  readonly to: Spot;
  /** How far the hinge turns, in degrees. */
  readonly bend: number;
}

const hasNoWay = ({ x, y }: Arms[number]): boolean => x === 0 && y === 0;

/** Why a tool cannot be laid so that a base at its end touches it. */
export const whyNoTool = rule('sp.move.base-not-swept', (scene: Scene, { base, tool, arms, to, bend }: Laying): Refusal | undefined => {
  if (hasNoWay(arms[0]) || hasNoWay(arms[1]) || !isWithinTurn(arms[0], arms[1], tool.limit))
    return { kind: 'bent-too-far', rule: 'sp.measure.hinge-limit', most: bend };
  const lay = laidAgainst(base, tool, arms);
  const gap = gapToTool(lay, disc({ x: to.x, y: to.y }, base.radius), tool);
  if (gap > 0) return { kind: 'too-far', rule: 'sp.move.tool-placement', gap };
  const by = stopperOfTool(lay, scene);
  return by === undefined ? undefined : { kind: 'tool-blocked', rule: 'sp.move.tool-overlap', by };
});

/** Why a tool cannot be laid so, or the base not end so. The tool and the end are all that counts: the base goes no way between. */
export const whyNotLaid = rule('sp.move.base-not-swept', (scene: Scene, laying: Laying): Refusal | undefined =>
  whyNoTool(scene, laying) ?? whyNotEnd(scene, laying.to, laying.base.radius),
);
