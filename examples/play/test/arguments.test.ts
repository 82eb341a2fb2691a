import { expect, test } from 'vitest';
import { ran } from './desk.js';

test.each([
  { says: 'English', argv: ['--help'], word: 'Plays a match' },
  { says: 'English, short', argv: ['-h'], word: 'Plays a match' },
  { says: 'German', argv: ['--help', '--lang', 'de'], word: 'Spielt eine Partie' },
])('help is printed: $says', ({ argv, word }) => {
  const { code, out, error } = ran(argv);
  expect([code, error]).toEqual([0, '']);
  expect(out).toContain(word);
  for (const option of ['--scenario', '--seed', '--lang', '--out', '--verify', '--help']) expect(out).toContain(option);
});

test.each([
  { argv: ['--sede', '7'], fault: '--sede: expected one of --lang, --seed' },
  { argv: ['-x'], fault: '-x: expected one of' },
  { argv: ['strongbox'], fault: 'strongbox: expected an option' },
  { argv: ['--seed'], fault: '--seed: expected a value' },
  { argv: ['--seed='], fault: '--seed: expected a value' },
  { argv: ['--seed', 'luck'], fault: '--seed: expected a whole number' },
  { argv: ['--seed', '1.5'], fault: '--seed: expected a whole number' },
  { argv: ['--seed', '9007199254740993'], fault: '--seed: expected a whole number' },
  { argv: ['--seed', '1e3'], fault: '--seed: expected a whole number' },
  { argv: ['--lang', 'fr'], fault: '--lang: expected en or de' },
  { argv: ['--help=yes'], fault: '--help: expected no value' },
  { argv: ['--__proto__', '1'], fault: '--__proto__: expected one of' },
])('$argv is refused', ({ argv, fault }) => {
  const { code, out, error } = ran(argv);
  expect([code, out]).toEqual([2, '']);
  expect(error).toContain(fault);
});

test('all faults are told at once, in the language asked for', () => {
  expect(ran(['--lang', 'de', '--seed', 'x', '--nope']).error).toBe(
    '2 Fehler:\n  --nope: erwartet one of --lang, --seed, --scenario, --out, --verify, --help\n  --seed: erwartet a whole number\n',
  );
});
