import type { Fault } from '@regelwerk/core';
import type { Catalogue } from './catalogue.js';
import { listed, listOf, NOBODY, type ImportedList, type ListedUnit } from './list.js';

interface Line {
  readonly name: string;
  readonly points: number | undefined;
}

/** A line without bullets: a name, and behind it points, in whatever form people write them. */
const lineOf = (line: string): Line => {
  const plain = line.replace(/^[\s•*·–-]+/, '').trim();
  const [, name = plain, points] = /^(.*?)\s*(?:[-–—:]\s*|[([]\s*)(\d{1,2})\s*(?:SP|PC|points?|Punkte?|pts?)?\s*[)\]]?$/i.exec(plain) ?? [];
  return { name: name.trim(), points: points === undefined ? undefined : Number(points) };
};

/** Text that people paste: headings "Squad …", then three names a squad. To be confirmed by whoever pasted it; points are only a claim. */
export const readFreeText = (source: string, catalogue: Catalogue): ImportedList => {
  const squads: ListedUnit[][] = [];
  const faults: Fault[] = [];
  let name = 'list';
  for (const line of source.split('\n').map((one) => one.trim()).filter((one) => one !== '')) {
    if (/^squad\b/i.test(line)) {
      squads.push([]);
      continue;
    }
    const squad = squads[squads.length - 1];
    if (squad === undefined) {
      name = line;
      continue;
    }
    const said = lineOf(line);
    const card = catalogue.byName(line) ?? catalogue.byName(said.name);
    const path = `squads.${squads.length - 1}.units.${squad.length}`;
    if (squad.length === 3) faults.push({ path, expected: `three units, not ${said.name} as well` });
    else squad.push(listed(card === undefined ? line : said.name, card));
    if (card !== undefined && said.points !== undefined && said.points !== card.points) faults.push({ path, expected: `${card.points} points, as the card says, not ${said.points}` });
  }
  return listOf(name.slice(0, 60), squads.map((squad) => [0, 1, 2].map((i) => squad[i] ?? NOBODY)), faults);
};
