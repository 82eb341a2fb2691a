export { config as default } from '@regelwerk/tools/eslint';
