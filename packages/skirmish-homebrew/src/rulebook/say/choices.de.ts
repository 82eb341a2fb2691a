import { absurd, type Frozen } from '@regelwerk/core';
import type { Choice } from '../../model/choice.js';
import { facesOf, type Voice } from './voice.js';

/** A choice in a few German words, to stand behind the name of who chooses. */
export const choiceInGerman = (choice: Frozen<Choice>, { figure, thing, and, quoted, place }: Voice): string => {
  switch (choice.kind) {
    case 'allot':
      return `AP verteilen: ${Object.entries(choice.ap).map(([id, ap]) => `${figure(id)} ${ap}`).join(', ')}`;
    case 'swap':
      return choice.cards.length === 0 ? `${figure(choice.leader)}: keine Karten tauschen` : `${figure(choice.leader)}: ${and(choice.cards.map(quoted))} tauschen`;
    case 'walk':
      return `${figure(choice.figure)}: gehen nach ${choice.path.map(place).join(', ')}`;
    case 'jump':
      return `${figure(choice.figure)}: springen nach ${place(choice.to)}`;
    case 'climb':
      return `${figure(choice.figure)}: an ${thing(choice.along)} klettern nach ${place(choice.to)}`;
    case 'aim':
      return `${figure(choice.figure)}: zielen`;
    case 'ranged-attack':
      return `${figure(choice.figure)}: ${figure(choice.target)} mit ${thing(choice.weapon)} angreifen`;
    case 'melee-attack':
      return `${figure(choice.figure)}: ${figure(choice.target)} im Nahkampf angreifen`;
    case 'treat':
      return `${figure(choice.figure)}: ${figure(choice.patient)} behandeln${choice.skill ? ' durch die Fertigkeit' : ''}${choice.items.length > 0 ? ` mit ${and(choice.items.map(thing))}` : ''}`;
    case 'reload':
      return `${figure(choice.figure)}: ${thing(choice.weapon)} nachladen`;
    case 'mount':
      return `${figure(choice.figure)}: auf ${thing(choice.mount)} aufsteigen`;
    case 'dismount':
      return `${figure(choice.figure)}: absteigen nach ${place(choice.to)}`;
    case 'perform':
      return `${figure(choice.figure)}: ${thing(choice.deed)}`;
    case 'align':
      return `${figure(choice.figure)}: ${thing(choice.weapon)} neu auf ${figure(choice.target)} ausrichten`;
    case 'fire':
      return `${figure(choice.figure)}: mit ${thing(choice.weapon)} auf ${figure(choice.target)} schießen`;
    case 'search':
      return `${figure(choice.figure)}: ${thing(choice.area)} absuchen`;
    case 'pass':
      return 'passen';
    case 'reroll':
      return choice.skill === 'luck' ? `${figure(choice.figure)}: Wurf durch Glück wiederholen` : `${figure(choice.figure)}: Wurf durch Inspirierend wiederholen lassen`;
    case 'roll':
      return `würfeln ${facesOf(choice.counts)}`;
    case 'draw':
      return `${quoted(choice.card)} ziehen`;
    default:
      return absurd(choice);
  }
};
