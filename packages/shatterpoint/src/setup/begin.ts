import type { Frozen } from '@regelwerk/core';
import type { CharacterPlay, Play, SidePlay, UnitPlay } from '../model/play.js';
import type { Table } from '../model/table.js';
import { prepare } from '../prepare.js';

const freshUnit = (): UnitPlay => ({ stance: 0, damage: 0, wounded: 0, injured: 0, conditions: [], hunker: 0, defeated: false, used: [] });
const aside = (): CharacterPlay => ({ x: 0, y: 0, on: '', focus: 0 });
const freshSide = (): SidePlay => ({ edge: '', force: 0, pool: 0, top: [], deck: {}, bottom: [], reserve: [], used: [], momentum: 0, gaps: [], won: [] });

/** The play with which a match begins: nothing set up, the roll for the first player to come. */
export const openingPlay = (table: Frozen<Table>): Play => {
  const { seats, units, characters } = prepare(table);
  return {
    agenda: [{ kind: 'setup', step: 1, rolled: [], lead: '', set: [] }],
    written: 0,
    turn: 0,
    first: [],
    active: '',
    mission: [],
    sides: Object.fromEntries(seats.map((seat) => [seat, freshSide()])),
    units: Object.fromEntries(Object.keys(units).map((id) => [id, freshUnit()])),
    characters: Object.fromEntries(characters.map((id) => [id, aside()])),
    objectives: {},
    struggle: { token: 0, decks: [[], [], []], phase: 0, card: '', plan: 0, winner: [] },
    winner: [],
    ended: '',
  };
};
