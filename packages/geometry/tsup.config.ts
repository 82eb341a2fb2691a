import { preset } from '@regelwerk/tools/tsup-preset';

export default preset({
  index: 'src/index.ts',
  moves: 'src/moves/index.ts',
  picture: 'src/picture/index.ts',
  reach: 'src/reach/index.ts',
  sight: 'src/sight/index.ts',
  testing: 'src/testing/index.ts',
  // No entry for users: a file of its own, so that who asks for no region does not carry the polygon library.
  area: 'src/reach/area.ts',
});
