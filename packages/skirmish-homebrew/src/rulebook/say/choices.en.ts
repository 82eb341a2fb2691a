import { absurd, type Frozen } from '@regelwerk/core';
import type { Choice } from '../../model/choice.js';
import { facesOf, type Voice } from './voice.js';

/** A choice in a few English words, to stand behind the name of who chooses. */
export const choiceInEnglish = (choice: Frozen<Choice>, { figure, thing, and, quoted, place }: Voice): string => {
  switch (choice.kind) {
    case 'allot':
      return `allot AP: ${Object.entries(choice.ap).map(([id, ap]) => `${figure(id)} ${ap}`).join(', ')}`;
    case 'swap':
      return choice.cards.length === 0 ? `${figure(choice.leader)}: swap no cards` : `${figure(choice.leader)}: swap ${and(choice.cards.map(quoted))}`;
    case 'walk':
      return `${figure(choice.figure)}: walk to ${choice.path.map(place).join(', ')}`;
    case 'jump':
      return `${figure(choice.figure)}: jump to ${place(choice.to)}`;
    case 'climb':
      return `${figure(choice.figure)}: climb at ${thing(choice.along)} to ${place(choice.to)}`;
    case 'aim':
      return `${figure(choice.figure)}: aim`;
    case 'ranged-attack':
      return `${figure(choice.figure)}: attack ${figure(choice.target)} with ${thing(choice.weapon)}`;
    case 'melee-attack':
      return `${figure(choice.figure)}: attack ${figure(choice.target)} in melee`;
    case 'treat':
      return `${figure(choice.figure)}: treat ${figure(choice.patient)}${choice.skill ? ' by skill' : ''}${choice.items.length > 0 ? ` with ${and(choice.items.map(thing))}` : ''}`;
    case 'reload':
      return `${figure(choice.figure)}: reload ${thing(choice.weapon)}`;
    case 'mount':
      return `${figure(choice.figure)}: get on ${thing(choice.mount)}`;
    case 'dismount':
      return `${figure(choice.figure)}: get off to ${place(choice.to)}`;
    case 'perform':
      return `${figure(choice.figure)}: ${thing(choice.deed)}`;
    case 'align':
      return `${figure(choice.figure)}: re-align ${thing(choice.weapon)} on ${figure(choice.target)}`;
    case 'fire':
      return `${figure(choice.figure)}: fire ${thing(choice.weapon)} at ${figure(choice.target)}`;
    case 'search':
      return `${figure(choice.figure)}: search ${thing(choice.area)}`;
    case 'pass':
      return 'pass';
    case 'reroll':
      return choice.skill === 'luck' ? `${figure(choice.figure)}: repeat the roll by Luck` : `${figure(choice.figure)}: have the roll repeated by Inspiring`;
    case 'roll':
      return `roll ${facesOf(choice.counts)}`;
    case 'draw':
      return `draw ${quoted(choice.card)}`;
    default:
      return absurd(choice);
  }
};
