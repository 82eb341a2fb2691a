import type { Lang } from '@regelwerk/core';
import type { Outcome } from '@regelwerk/skirmish-homebrew';

type By = Outcome['by'];

/** What the program itself says, in one language; what happens in the match is told by the rulebook. */
export interface ProgramWords {
  readonly usage: string;
  readonly expected: string;
  readonly faults: (count: number) => string;
  readonly edition: (edition: string, seed: number) => string;
  readonly round: (round: number) => string;
  readonly houseRules: string;
  readonly open: string;
  readonly costs: (ap: number) => string;
  readonly end: string;
  readonly won: (side: string) => string;
  readonly nobodyWon: string;
  readonly by: Readonly<Record<By, string>>;
  readonly account: (able: number, life: number, points: number) => string;
  readonly written: (file: string) => string;
  readonly howToVerify: string;
  readonly verified: (choices: number, fingerprint: string) => string;
}

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const en: ProgramWords = {
  usage: [
    'Plays a match of the homebrew skirmish game with two seeded players and tells it, each event with the rule behind it.',
    '',
    'npm start -- [options]',
    'npm start -- shatterpoint [options]   a match of Shatterpoint; see its --help',
    '',
    '  --scenario NAME   relay (default), strongbox, or a scenario file in JSON',
    '  --seed N          a whole number; the same seed plays the same match (default 10)',
    '  --lang en|de      English (default) or German',
    '  --out FILE        where the replay is written (default .regelwerk/replay.json)',
    '  --verify FILE     plays a replay again and checks the state after every choice',
    '  --help            this page',
    '',
    'The exit code is 0, or 2 when an option or a file is at fault. NO_COLOR switches colours off.',
  ].join('\n'),
  expected: 'expected',
  faults: (count) => `${many(count, 'fault', 'faults')}:`,
  edition: (edition, seed) => `Homebrew skirmish rules, version ${edition} · seed ${seed}`,
  round: (round) => `Round ${round}`,
  houseRules: 'House rules',
  open: '° the chapters leave this open; an option of the table decides it',
  costs: (ap) => `${ap} AP`,
  end: 'The end',
  won: (side) => `${side} wins`,
  nobodyWon: 'A draw',
  by: {
    scenario: 'as the scenario says.',
    points: 'with more points.',
    'able-figures': 'with more figures able to act.',
    'life-points': 'with more life points.',
    draw: 'neither side has more points, able figures or life points.',
  },
  account: (able, life, points) => `${many(able, 'figure', 'figures')} able to act, ${many(life, 'life point', 'life points')}, ${many(points, 'point', 'points')}`,
  written: (file) => `The replay is in ${file}.`,
  howToVerify: 'To verify it:',
  verified: (choices, fingerprint) => `verified: ${many(choices, 'choice', 'choices')}, fingerprint ${fingerprint}`,
};

const de: ProgramWords = {
  usage: [
    'Spielt eine Partie des Homebrew-Skirmish-Spiels mit zwei Spielern nach Startwert und erzählt sie, jedes Ereignis mit seiner Regel.',
    '',
    'npm start -- [Optionen]',
    'npm start -- shatterpoint [Optionen]   eine Partie Shatterpoint; siehe dort --help',
    '',
    '  --scenario NAME   relay (Vorgabe), strongbox oder eine Szenariodatei in JSON',
    '  --seed N          eine ganze Zahl; derselbe Startwert spielt dieselbe Partie (Vorgabe 10)',
    '  --lang en|de      Englisch (Vorgabe) oder Deutsch',
    '  --out DATEI       wohin die Aufzeichnung geschrieben wird (Vorgabe .regelwerk/replay.json)',
    '  --verify DATEI    spielt eine Aufzeichnung nach und prüft den Stand nach jeder Wahl',
    '  --help            diese Seite',
    '',
    'Der Rückgabewert ist 0, oder 2 bei Fehlern in Optionen und Dateien. NO_COLOR schaltet Farben ab.',
  ].join('\n'),
  expected: 'erwartet',
  faults: (count) => `${many(count, 'Fehler', 'Fehler')}:`,
  edition: (edition, seed) => `Homebrew-Skirmish-Regeln, Fassung ${edition} · Startwert ${seed}`,
  round: (round) => `Runde ${round}`,
  houseRules: 'Hausregeln',
  open: '° lassen die Kapitel offen; eine Option des Tisches entscheidet es',
  costs: (ap) => `${ap} AP`,
  end: 'Das Ende',
  won: (side) => `${side} gewinnt`,
  nobodyWon: 'Unentschieden',
  by: {
    scenario: 'wie das Szenario es sagt.',
    points: 'mit mehr Punkten.',
    'able-figures': 'mit mehr handlungsfähigen Figuren.',
    'life-points': 'mit mehr Lebenspunkten.',
    draw: 'keine Seite hat mehr Punkte, handlungsfähige Figuren oder Lebenspunkte.',
  },
  account: (able, life, points) =>
    `${many(able, 'Figur', 'Figuren')} handlungsfähig, ${many(life, 'Lebenspunkt', 'Lebenspunkte')}, ${many(points, 'Punkt', 'Punkte')}`,
  written: (file) => `Die Aufzeichnung steht in ${file}.`,
  howToVerify: 'So wird sie geprüft:',
  verified: (choices, fingerprint) => `geprüft: ${many(choices, 'Wahl', 'Wahlen')}, Fingerabdruck ${fingerprint}`,
};

/** The words of the program. */
export const WORDS: Readonly<Record<Lang, ProgramWords>> = { en, de };
