import type { UnitType } from '../model/unit.js';
import type { Catalogue } from './catalogue.js';
import { inThrees, listed, listOf, NOBODY, type ImportedList, type ListedUnit } from './list.js';

// Lists of numbers: what list builders put into codes and addresses.

const RANKS: readonly UnitType[] = ['primary', 'secondary', 'support'];

/** The place that a unit takes in its squad: by its type; an unknown one comes after the one before it. */
const placeOf = ({ card }: ListedUnit, before: number): number => (card === undefined ? (before + 1) % 3 : RANKS.indexOf(card.type));

/** A code `spt[…]`: numbers without a mark for squads; a squad ends where the order of types stops falling. */
export const readCode = (source: string, catalogue: Catalogue): ImportedList => {
  const codes = (/\[([^\]]*)\]?/.exec(source)?.[1] ?? '').split(',').map((code) => code.trim());
  const squads: ListedUnit[][] = [];
  let before = 2;
  for (const code of codes.filter((one) => one !== '')) {
    const unit = listed(code, catalogue.byCode(code));
    const place = placeOf(unit, before);
    if (place <= before) squads.push([NOBODY, NOBODY, NOBODY]);
    const squad = squads[squads.length - 1];
    if (squad !== undefined) squad[place] = unit;
    before = place;
  }
  return listOf('spt', squads, squads.length === 2 ? [] : [{ path: 'squads', expected: `two squads, not ${squads.length}` }]);
};

/** The address of a list builder: the first three of its numbers are one squad, the next three the other. */
export const readAddress = (source: string, catalogue: Catalogue): ImportedList => {
  const [address = ''] = source.split(/[?#]/);
  const [segment = ''] = address.split('/').filter((part) => part !== '').slice(-1);
  const codes = segment.match(/\d+/g) ?? [];
  const more = codes.slice(6).map((code) => ({ path: 'squads', expected: `six units, not ${code} as well` }));
  return listOf('address', inThrees(Array.from({ length: 6 }, (_, i) => listed(codes[i] ?? '', catalogue.byCode(codes[i] ?? '')))), more);
};
