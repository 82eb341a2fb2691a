import type { Lang } from '@regelwerk/core';
import type { Outcome } from '@regelwerk/shatterpoint';
import { SEED } from './arguments.js';

/** What the program itself says of a match of Shatterpoint; what happens is told by the rulebook. */
export interface ProgramWords {
  readonly usage: string;
  readonly edition: (edition: string, seed: number) => string;
  readonly turn: (turn: number, seat: string) => string;
  readonly end: string;
  readonly won: (side: string) => string;
  readonly by: Readonly<Record<Outcome['by'], string>>;
  readonly struggles: (won: number) => string;
  readonly open: string;
}

const en: ProgramWords = {
  usage: [
    'Plays a match of Shatterpoint with invented strike teams, and tells it, each event with the rule behind it.',
    '',
    'npm start -- shatterpoint [options]',
    '',
    '  --table NAME      drydock (default), moonwell, saltworks, or a terrain file in JSON',
    `  --seed N          a whole number; the same seed plays the same match (default ${SEED})`,
    '  --lang en|de      English (default) or German',
    '  --out FILE        where the replay is written (default .regelwerk/shatterpoint.json)',
    '  --verify FILE     plays a replay again and checks the state after every choice',
    '  --help            this page',
    '',
    'The exit code is 0, or 2 when an option or a file is at fault. NO_COLOR switches colours off.',
  ].join('\n'),
  edition: (edition, seed) => `Core Rules of ${edition} · seed ${seed} · invented units, no card of the published game`,
  turn: (turn, seat) => `Turn ${turn}: ${seat}`,
  end: 'The end',
  won: (side) => `${side} wins`,
  by: { '': '', struggles: 'with two struggles.', conceded: 'since the other side conceded.', 'no-units': 'since the other side has no unit left.', time: 'on time.' },
  struggles: (won) => `${won} ${won === 1 ? 'struggle' : 'struggles'} won`,
  open: '° the documents leave this open; an option of the table decides it',
};

const de: ProgramWords = {
  usage: [
    'Spielt eine Partie Shatterpoint mit erfundenen Einsatzteams und erzählt sie, jedes Ereignis mit seiner Regel.',
    '',
    'npm start -- shatterpoint [Optionen]',
    '',
    '  --table NAME      drydock (Vorgabe), moonwell, saltworks oder eine Geländedatei in JSON',
    `  --seed N          eine ganze Zahl; derselbe Startwert spielt dieselbe Partie (Vorgabe ${SEED})`,
    '  --lang en|de      Englisch (Vorgabe) oder Deutsch',
    '  --out DATEI       wohin die Aufzeichnung geschrieben wird (Vorgabe .regelwerk/shatterpoint.json)',
    '  --verify DATEI    spielt eine Aufzeichnung nach und prüft den Stand nach jeder Wahl',
    '  --help            diese Seite',
    '',
    'Der Rückgabewert ist 0, oder 2 bei Fehlern in Optionen und Dateien. NO_COLOR schaltet Farben ab.',
  ].join('\n'),
  edition: (edition, seed) => `Grundregelwerk vom ${edition} · Startwert ${seed} · erfundene Einheiten, keine Karte des veröffentlichten Spiels`,
  turn: (turn, seat) => `Zug ${turn}: ${seat}`,
  end: 'Das Ende',
  won: (side) => `${side} gewinnt`,
  by: { '': '', struggles: 'mit zwei Konflikten.', conceded: 'weil die andere Seite aufgab.', 'no-units': 'weil die andere Seite keine Einheit mehr hat.', time: 'nach Zeit.' },
  struggles: (won) => `${won} ${won === 1 ? 'Konflikt' : 'Konflikte'} gewonnen`,
  open: '° lassen die Dokumente offen; eine Option des Tisches entscheidet es',
};

/** The words of the program. */
export const WORDS: Readonly<Record<Lang, ProgramWords>> = { en, de };
