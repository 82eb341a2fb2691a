import { FACES } from '../../model/faces.js';
import { rule } from '../../model/rule-id.js';
import { dieOf } from './types.js';

/** The name of a face in a count of both rolls: those that both dice show are told apart. */
const named = (face: string): string => (face === 'block' ? face : `defence-${face}`);

const INTO: Readonly<Record<string, string>> = Object.fromEntries(FACES.defence.map((face) => [face, named(face)]));

/** The sides of a defence die by what they show; into which count a die goes that shows it. */
export const defenceFaces = rule('sp.dice.defence-faces', () => ({ die: dieOf('defence'), into: INTO }));
