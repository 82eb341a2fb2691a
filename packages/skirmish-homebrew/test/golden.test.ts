import { fileURLToPath } from 'node:url';
import { answer, openMatch, replayOf, storyOf, type Match } from '@regelwerk/core';
import { golden, must, randomPlay } from '@regelwerk/core/testing';
import { describe, expect, test } from 'vitest';
import { lanterns, relay, saltRoad, strongbox } from '../src/data/index.js';
import { layTable, openReplay, skirmish, type Table, type Types } from '../src/index.js';
import { tell } from '../src/rulebook/index.js';
import { PASS, playRows, ROWS, walk } from './script.js';
import { deal, lay, openStage, type Stage } from './stage.js';

const path = (name: string): string => fileURLToPath(new URL(`./golden/${name}`, import.meta.url));

/** The match of a stage that was opened on the table of the script. */
const matchOf = (stage: Stage): Match<Types> =>
  stage.made().reduce<Match<Types>>((match, choice) => must(answer(match, choice)), must(openMatch(skirmish, { kind: 'table', table: must(lay()) }, [])));

const compare = (match: Match<Types>, name: string, title: string): void => {
  golden(path(`${name}.story.txt`), storyOf(match, tell, title));
  golden(path(`${name}.replay.json`), `${JSON.stringify(replayOf(match), null, 1)}\n`);
};

const table = (scenario: typeof relay): Table =>
  must(layTable({ scenario, gangs: [lanterns, saltRoad], options: { handSize: 3, magazineRule: 'on', sideAp: 18, roundLimit: 4 }, consents: [] }));

describe('stories', () => {
  test('the scripted round', () => {
    const stage = deal(openStage());
    for (const [, play] of ROWS) play(stage);
    compare(matchOf(stage), 'scripted-round', 'one round with a lever, a strongbox and two chances');
  });

  test('an end by the clock', () => {
    const stage = deal(openStage());
    playRows(stage, { to: '5' });
    stage.row(walk('n1', 25, 17), { figures: { n1: { x: 25_000, y: 17_000, ap: 4, moves: 1 } } });
    stage.row(PASS);
    compare(matchOf(stage), 'a-pass', 'a side passes');
  });

  test.each([
    { name: 'relay', scenario: relay, seed: 7 },
    { name: 'strongbox', scenario: strongbox, seed: 11 },
  ])('a whole match: $name', ({ name, scenario, seed }) => {
    const match = randomPlay(skirmish, table(scenario), { seed, choices: 400, density: 'sparse' });
    expect(skirmish.outcome(match.state)).toBeDefined();
    compare(match, `whole-${name}`, `a whole match, played at random by seed ${seed}`);
    expect(openReplay(JSON.stringify(replayOf(match)))._tag).toBe('Right');
  });
});
