import { preset } from '@regelwerk/tools/tsup-preset';

export default preset({ index: 'src/index.ts', moves: 'src/moves/index.ts', picture: 'src/picture/index.ts', reach: 'src/reach/index.ts', sight: 'src/sight/index.ts', testing: 'src/testing/index.ts' });
