/** `pnpm golden`: rewrites the golden stories and replays, and shows how they differ from what is committed. */
import { run, tool } from '../run.js';

const { ok, output } = await tool('vitest', ['run', 'golden', 'story', 'stories', ...process.argv.slice(2)], { env: { REGELWERK_GOLDEN: 'write' } });
console.log(output);
const paths = ['packages/*/test/golden', 'examples/*/test/golden'];
const news = await run('git', ['status', '--short', '--', ...paths]);
const changes = await run('git', ['--no-pager', 'diff', '--', ...paths]);
console.log(news.output.trim() === '' ? 'No story changed.' : `${news.output}\n${changes.output}`);
process.exitCode = ok ? 0 : 1;
