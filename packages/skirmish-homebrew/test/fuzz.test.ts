import { logOf, replayOf, type Match } from '@regelwerk/core';
import { brokenText, mutations, must, randomPlay, visitsOf } from '@regelwerk/core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lanterns, relay, saltRoad, strongbox } from '../src/data/index.js';
import { check, layTable, openReplay, play, readState, skirmish, type Types } from '../src/index.js';

// A refusal or a list of faults for each broken input, never a throw, and nothing changed: ten thousand inputs in the whole check,
// few in the inner loop, more on demand.

const RUNS = Number(process.env['REGELWERK_FUZZ'] ?? 200);

const input = (scenario: typeof relay) => ({ scenario, gangs: [lanterns, saltRoad], options: { handSize: 3, magazineRule: 'on', sideAp: 18 }, consents: [] });

const matches: readonly Match<Types>[] = [strongbox, relay].flatMap((scenario) =>
  [1, 2, 3].map((seed) => randomPlay(skirmish, must(layTable(input(scenario))), { seed, choices: 60, density: 'standard' })),
);
const visits = matches.flatMap(visitsOf);
const texts = matches.slice(0, 2).map((match) => JSON.stringify(replayOf(match)));

describe('broken input', () => {
  test('broken choices are refused and change nothing', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...visits).chain(({ before, entry }) => mutations(entry.choice).map((choice) => ({ before, choice }))),
        ({ before, choice }) => {
          const held = JSON.stringify(before.play);
          const played = play(before, choice);
          expect(check(before, choice)._tag).toBe(played._tag);
          expect(JSON.stringify(before.play)).toBe(held);
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('broken tables and gangs are lists of faults', { timeout: 120_000 }, () => {
    const whole = [strongbox, relay].map((scenario) => input(scenario));
    fc.assert(
      fc.property(fc.constantFrom(...whole).chain((one) => mutations(one)), (foreign) => {
        const laid = layTable(foreign);
        if (laid._tag === 'Left') expect(laid.left.length).toBeGreaterThan(0);
      }),
      { numRuns: RUNS },
    );
  });

  test('broken positions are lists of faults, or can be played on', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...visits).chain(({ before }) => mutations(before)),
        (foreign) => {
          const read = readState(foreign);
          if (read._tag === 'Left') expect(read.left.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('replays cut short or edited are refused', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts).chain((text) => brokenText(text).map((broken) => ({ text, broken }))), ({ text, broken }) => {
        const opened = openReplay(broken);
        if (opened._tag === 'Right') expect(JSON.parse(broken)).toEqual(JSON.parse(text));
        else expect(opened.left.length).toBeGreaterThan(0);
      }),
      { numRuns: RUNS },
    );
    expect(matches.every((match) => logOf(match).length > 0)).toBe(true);
  });
});
