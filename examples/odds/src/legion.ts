import { checkPool, type Pool } from '@regelwerk/dice';
import { legionAttack, legionDefender, legionDice, type LegionAttack } from '@regelwerk/dice/games';
import { most, reach } from '@regelwerk/dice/odds';
import { notAmong, notWhole, wholeIn, wrong, type Asked, type Given } from './question.js';

const COUNTS = ['surge-tokens', 'aims', 'precise', 'dodges', 'pierce', 'impact', 'armour', 'goal'];

const poolIn = (text: string): Pool | string => {
  const words = text.trim().split(/[\s,]+/);
  const pool: Record<string, number> = {};
  for (let i = 0; i < words.length; i += 2) {
    const [dice, colour = ''] = [wholeIn(words[i] ?? ''), words[i + 1]];
    if (dice === undefined) return `'${text}' is no pool: write a number and a colour, as in "4 white" or "2 red 3 black"`;
    if (!['red', 'black', 'white'].includes(colour)) return `there are no attack dice called '${colour}': red, black, white`;
    pool[colour] = (pool[colour] ?? 0) + dice;
  }
  const checked = checkPool([legionDice.red, legionDice.black, legionDice.white], pool);
  return checked._tag === 'Right' ? checked.right : `'${text}' is too many dice`;
};

const attackIn = (pool: Pool, given: Given): LegionAttack => {
  const count = (name: string): number => Number(given[name] ?? 0);
  return {
    pool,
    ...(given['surge'] === undefined ? {} : { surge: given['surge'] as 'hit' | 'crit' }),
    ...(given['cover'] === undefined ? {} : { cover: given['cover'] as 'light' | 'heavy' }),
    surgeTokens: count('surge-tokens'),
    aims: count('aims'),
    precise: count('precise'),
    dodges: count('dodges'),
    pierce: count('pierce'),
    impact: count('impact'),
    armour: count('armour'),
    defence: given['vs'] === 'red' ? 'red' : 'white',
    defenceSurge: given['save'] === true,
  };
};

/** Reads an attack of Legion off the words of the command line. */
export const askLegion = (words: readonly string[], given: Given): Asked => {
  const [text, more] = words;
  if (text === undefined) return wrong('which dice? As in: pnpm odds legion "4 white"');
  if (more !== undefined) return wrong(`'${more}' is one word too many: put the pool into quotation marks`);
  const fault = notWhole(given, COUNTS) ?? notAmong(given, { surge: ['hit', 'crit'], cover: ['light', 'heavy'], vs: ['red', 'white'] });
  if (fault !== undefined) return wrong(fault);
  const pool = poolIn(text);
  if (typeof pool === 'string') return wrong(pool);
  const attack = attackIn(pool, given);
  if ((attack.aims ?? 0) > 20) return wrong('--aims wants at most 20');
  const goal = given['goal'] === undefined ? most('wounds') : reach('wounds', Number(given['goal']));
  const against = `${attack.defence} defence dice${attack.defenceSurge === true ? ' with surges' : ''}`;
  const title = `Legion: ${text} against ${against}${attack.cover === undefined ? '' : `, ${attack.cover} cover`}`;
  return { ok: true, question: { title, pipeline: legionAttack(attack), plan: legionDefender(attack), goal, register: 'wounds' } };
};
