import type { Rulebook, RulebookEntry } from '@regelwerk/core';
import type { RuleId } from './model.js';

const entry = (section: string, [en, de]: readonly [string, string], text: readonly [string, string]): RulebookEntry => ({
  document: 'lanterns', section, also: [], title: { en, de }, text: { en: text[0], de: text[1] }, status: 'printed', options: [],
});

export const rulebook: Rulebook<RuleId> = {
  game: 'lanterns',
  edition: '1',
  documents: [{ id: 'lanterns', title: { en: 'Lanterns', de: 'Laternen' }, edition: '1', asOf: '2025-01' }],
  entries: {
    'la.round.deal': entry('Round', ['Dealing', 'Austeilen'], ['Everybody draws up to a full hand.', 'Alle ziehen auf eine volle Hand nach.']),
    'la.round.lay': entry('Round', ['Laying', 'Legen'], ['Everybody lays one card face down.', 'Alle legen eine Karte verdeckt.']),
    'la.round.reveal': entry('Round', ['Revealing', 'Aufdecken'], ['All cards are revealed at once.', 'Alle Karten werden zugleich aufgedeckt.']),
    'la.round.end': entry('Round', ['End', 'Ende'], ['After the last round the match ends.', 'Nach der letzten Runde endet die Partie.']),
    'la.effect.order': entry('Effects', ['Order', 'Reihenfolge'], ['A player orders his own effects.', 'Wer mehrere Wirkungen hat, ordnet sie.']),
    'la.effect.gain': entry('Effects', ['Gain', 'Gewinn'], ['Two coins.', 'Zwei Münzen.']),
    'la.effect.double': entry('Effects', ['Double', 'Doppelt'], ['Twice the coins.', 'Doppelt so viele Münzen.']),
    'la.effect.dare': entry('Effects', ['Dare', 'Wagnis'], ['A coin for each five and six of two dice.', 'Eine Münze je Fünf und Sechs auf zwei Würfeln.']),
    'la.window.gust': entry('Answers', ['Gust', 'Windstoß'], ['A gust stops an effect.', 'Ein Windstoß verhindert eine Wirkung.']),
    'la.window.shade': entry('Answers', ['Shade', 'Schirm'], ['A shade stops a gust.', 'Ein Schirm verhindert einen Windstoß.']),
  },
};
