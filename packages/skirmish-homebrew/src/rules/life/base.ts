import { rule } from '../../model/rule-id.js';
import type { Profile } from '../../prepare.js';
import { extraLife } from '../skill/extra-life.js';

/** Life points of a figure without skills. */
export const baseLife = rule('hb.life.base', (): number => 4);

/** Life points of a figure by its sheet: the base, additional life points, and skills that the base rules do not have. */
export const maxLife = rule('hb.life.base', (profile: Profile): number => {
  let life = baseLife() + extraLife(profile);
  for (const { effect, level } of profile.extra) if (effect.kind === 'life') life += effect.add * level;
  return life;
});
