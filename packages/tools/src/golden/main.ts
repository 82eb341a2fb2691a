/** `pnpm golden`: rewrites the golden stories and replays, and shows how they differ from what is committed. */
import { run, tool } from '../run.js';
import { filesBelow, readText } from '../workspace.js';

const TESTS = /\.test\.ts$/;
const PATHS = ['packages/*/test/golden/*', 'examples/*/test/golden/*'];

const tests = [...filesBelow('packages', TESTS), ...filesBelow('examples', TESTS)].filter(
  (file) => !file.startsWith('packages/tools/') && /golden/i.test(readText(file)),
);
if (tests.length > 0) {
  const { ok, output } = await tool('vitest', ['run', ...tests], { env: { REGELWERK_GOLDEN: 'write' } });
  console.log(output.trim());
  process.exitCode = ok ? 0 : 1;
}
const news = await run('git', ['status', '--short', '--untracked-files=all', '--', ...PATHS]);
const changes = await run('git', ['--no-pager', 'diff', '--', ...PATHS]);
console.log(news.output.trim() === '' ? 'No story changed.' : `${news.output}\n${changes.output}`.trim());
