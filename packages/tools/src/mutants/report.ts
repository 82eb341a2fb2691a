/** The part of Stryker's results that is told. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

export interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

const areaOf = (file: string): string => /\/src\/(?:rules\/)?(.+)\/[^/]+$/.exec(file)?.[1] ?? file;

const mutantsIn = (report: Report, files: readonly string[]): readonly { readonly file: string; readonly mutant: Mutant }[] =>
  files.flatMap((file) => (report.files[file]?.mutants ?? []).map((mutant) => ({ file, mutant })));

/** One line for each mutant that no test noticed: where, what was done, what stood there instead. */
export const survivorsOf = (report: Report, files: readonly string[]): readonly string[] =>
  mutantsIn(report, files)
    .filter(({ mutant }) => UNNOTICED.includes(mutant.status))
    .sort((a, b) => a.file.localeCompare(b.file) || a.mutant.location.start.line - b.mutant.location.start.line)
    .map(({ file, mutant: { location, mutatorName, replacement = '', status } }) => {
      const instead = replacement.replaceAll(/\s+/g, ' ').slice(0, 120);
      return `${file}:${location.start.line}:${location.start.column} ${mutatorName} ${instead}${status === 'NoCoverage' ? ' (no test gets there)' : ''}`;
    });

/** The share of mutants that a test noticed, area by area; what is not mutated does not count. */
export const scoresOf = (report: Report, files: readonly string[]): readonly string[] => {
  const all = mutantsIn(report, files);
  return [...new Set(files.map(areaOf))].map((area) => {
    const here = all.filter(({ file }) => areaOf(file) === area).map(({ mutant }) => mutant.status);
    const noticed = here.filter((status) => NOTICED.includes(status)).length;
    const missed = here.filter((status) => UNNOTICED.includes(status)).length;
    const score = noticed + missed === 0 ? '   –  ' : `${((100 * noticed) / (noticed + missed)).toFixed(1).padStart(5)}%`;
    return `${area.padEnd(12)} ${score}  ${noticed} noticed, ${missed} not`;
  });
};
