import { preset } from '@regelwerk/tools/tsup-preset';

export default preset({
  index: 'src/index.ts',
  odds: 'src/odds.ts',
  lists: 'src/lists.ts',
  reach: 'src/reach.ts',
  rulebook: 'src/rulebook/index.ts',
  data: 'src/data/index.ts',
  testing: 'src/testing/index.ts',
});
