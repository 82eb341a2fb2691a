import { preset } from '@regelwerk/tools/tsup-preset';

export default preset({
  index: 'src/index.ts',
  odds: 'src/odds/index.ts',
  games: 'src/games/index.ts',
  picture: 'src/picture/index.ts',
  testing: 'src/testing/index.ts',
});
