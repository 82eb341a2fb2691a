import type { Atlas, Row } from './evaluate.js';
import { placeOf, type Rulebook } from './rulebook.js';

export interface Page {
  readonly path: string;
  readonly text: string;
}

/** `move` of `hb.move.cost-escalates`. */
export const areaOf = (id: string): string => id.split('.')[1] ?? '';

export const areasOf = (rows: readonly Row[]): readonly string[] => [...new Set(rows.map(({ id }) => areaOf(id)))];

const link = (file: string): string => `[${file.replace(/^packages\/[^/]+\//, '')}](../../../${file})`;

const perFile = (row: Row): readonly string[] => {
  const files = [...new Set(row.tests.map(({ file }) => file))];
  return files.map((file) => {
    const own = row.tests.filter((test) => test.file === file);
    return `  - ${link(file)} (${own.length}): ${own.map(({ names }) => names.at(-1)?.replace(/^(\s*\[[^\]]*\])+\s*/, '') ?? '').join('; ')}`;
  });
};

const chapter = (row: Row, { entries, waiting }: Rulebook): string => {
  const entry = entries[row.id];
  if (entry === undefined) return '';
  const options = entry.options ?? [];
  return [
    `## ${row.id}`,
    '',
    `**${entry.title.en}** · *${entry.title.de}* · ${placeOf(entry)} · ${entry.status}`,
    '',
    `> ${entry.text.en}`,
    '>',
    `> *${entry.text.de}*`,
    '',
    ...(row.waits ? [`- Waits: ${waiting[row.id]?.reason.en ?? ''}`] : []),
    ...(options.length > 0 ? [`- Options: ${options.map((option) => `\`${option}\``).join(', ')}`] : []),
    `- Code: ${row.code.length > 0 ? row.code.map(link).join(', ') : 'none'}`,
    `- Tests: ${row.rows} rows, ${row.properties} properties`,
    ...perFile(row),
    ...(row.stories.length > 0 ? [`- Stories: ${row.stories.map(link).join(', ')}`] : []),
    '',
  ].join('\n');
};

const tally = (rows: readonly Row[]): string =>
  [rows.length, ...(['rows', 'properties'] as const).map((key) => rows.reduce((sum, row) => sum + row[key], 0))].join(' | ');

/** The pages of one game: an index and a page per area. */
export const pagesOf = (game: string, rulebook: Rulebook, { rows }: Atlas): readonly Page[] => {
  const areas = areasOf(rows).map((area) => ({ area, own: rows.filter(({ id }) => areaOf(id) === area) }));
  const index = [
    `# Rules of ${game}`,
    '',
    '| area | rules | test rows | properties |',
    '| --- | --- | --- | --- |',
    ...areas.map(({ area, own }) => `| [${area}](${area}.md) | ${tally(own)} |`),
    '',
  ].join('\n');
  const pages = areas.map(({ area, own }) => ({
    path: `docs/atlas/${game}/${area}.md`,
    text: [`# ${area}`, '', ...own.map((row) => chapter(row, rulebook))].join('\n'),
  }));
  return [{ path: `docs/atlas/${game}/index.md`, text: index }, ...pages];
};
