import { preset } from '@regelwerk/tools/tsup-preset';

export default preset({ index: 'src/index.ts', testing: 'src/testing/index.ts' });
