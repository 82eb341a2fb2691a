import { absurd } from './absurd.js';
import { UNCITED, type CoreRefusal, type Fault, type Revealed, type ScriptMisfit, type TakeBackRefusal } from './refusal.js';
import type { Lang } from './rulebook.js';

/** Every refusal that the machine itself makes. */
export type MachineRefusal = CoreRefusal | ScriptMisfit | TakeBackRefusal;

const here = (path: string, whole: string): string => (path === '' ? whole : path);

const faultsEn = (faults: readonly Fault[]): string => faults.map(({ path, expected }) => `${here(path, 'the whole')}: expected ${expected}`).join('; ');
const faultsDe = (faults: readonly Fault[]): string => faults.map(({ path, expected }) => `${here(path, 'das Ganze')}: erwartet ${expected}`).join('; ');

const SHOWN: { readonly [L in Lang]: { readonly [R in Revealed]: string } } = {
  en: { chance: 'chance has answered', secret: 'a secret was shown' },
  de: { chance: 'der Zufall hat geantwortet', secret: 'Geheimes wurde gezeigt' },
};

const english = (refusal: MachineRefusal): string => {
  switch (refusal.kind) {
    case 'malformed':
      return `This is not a choice: ${faultsEn(refusal.faults)}.`;
    case 'match-over':
      return 'The match is over.';
    case 'stale':
      return `This answers question ${refusal.answers}, but question ${refusal.asked} is open.`;
    case 'not-yours':
      return `Question ${refusal.decision} is put to ${refusal.asked}, not to ${refusal.by}.`;
    case 'not-asked':
      return `Question ${refusal.decision} (${refusal.for}) is not answered by "${refusal.choice}".`;
    case 'impossible-roll':
      return `Group ${refusal.group + 1} of the roll is ${refusal.dice} dice with ${refusal.faces} faces each, which cannot show ${JSON.stringify(refusal.counts)}.`;
    case 'impossible-draw':
      return `The card "${refusal.card}" is not in the pile.`;
    case 'unknown-id':
      return `There is no ${refusal.what} "${refusal.id}" on this table.`;
    case 'script-misfit':
      return `Answer ${refusal.answer + 1} of script ${refusal.source + 1} does not fit. ${english(refusal.why)}`;
    case 'nothing-to-take-back':
      return 'No seat has chosen anything yet.';
    case 'no-such-point':
      return `The match has ${refusal.made} choices and no point ${refusal.asked} to go back to.`;
    case 'already-revealed':
      return `Since question ${refusal.since} ${refusal.what.map((what) => SHOWN.en[what]).join(' and ')}: going back needs agreement.`;
    default:
      return absurd(refusal);
  }
};

const german = (refusal: MachineRefusal): string => {
  switch (refusal.kind) {
    case 'malformed':
      return `Das ist keine Wahl: ${faultsDe(refusal.faults)}.`;
    case 'match-over':
      return 'Die Partie ist zu Ende.';
    case 'stale':
      return `Das beantwortet Frage ${refusal.answers}, offen ist aber Frage ${refusal.asked}.`;
    case 'not-yours':
      return `Frage ${refusal.decision} geht an ${refusal.asked}, nicht an ${refusal.by}.`;
    case 'not-asked':
      return `Auf Frage ${refusal.decision} (${refusal.for}) ist „${refusal.choice}“ keine Antwort.`;
    case 'impossible-roll':
      return `Gruppe ${refusal.group + 1} des Wurfs sind ${refusal.dice} Würfel mit je ${refusal.faces} Seiten, die nicht ${JSON.stringify(refusal.counts)} zeigen können.`;
    case 'impossible-draw':
      return `Die Karte „${refusal.card}“ liegt nicht im Stapel.`;
    case 'unknown-id':
      return `„${refusal.id}“ (${refusal.what}) gibt es auf diesem Tisch nicht.`;
    case 'script-misfit':
      return `Antwort ${refusal.answer + 1} der Liste ${refusal.source + 1} passt nicht. ${german(refusal.why)}`;
    case 'nothing-to-take-back':
      return 'Noch hat niemand etwas gewählt.';
    case 'no-such-point':
      return `Die Partie hat ${refusal.made} Wahlen und keinen Punkt ${refusal.asked}, zu dem sie zurückkönnte.`;
    case 'already-revealed':
      return `Seit Frage ${refusal.since} gilt: ${refusal.what.map((what) => SHOWN.de[what]).join(' und ')}. Zurück geht es nur mit Einverständnis.`;
    default:
      return absurd(refusal);
  }
};

/** Says a refusal of the machine in a sentence. */
export const sayRefusal = (refusal: MachineRefusal, lang: Lang): string => (lang === 'en' ? english(refusal) : german(refusal));

/** Did the machine refuse, and not the game? */
export const isMachineRefusal = (refusal: { readonly kind: string }): refusal is MachineRefusal => UNCITED.has(refusal.kind);
