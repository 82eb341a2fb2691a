import { FACES } from '../../model/faces.js';
import { rule } from '../../model/rule-id.js';
import { dieOf } from './types.js';

const INTO: Readonly<Record<string, string>> = Object.fromEntries(FACES.attack.map((face) => [face, face]));

/** The sides of an attack die by what they show; into which count a die goes that shows it. */
export const attackFaces = rule('sp.dice.attack-faces', () => ({ die: dieOf('attack'), into: INTO }));
