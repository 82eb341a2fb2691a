import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { house } from './house.js';

/** Where a library may be imported: patterns of `<package>/<path in src>`. */
const DOORS = {
  'fp-ts': ['core/either.ts'],
  immer: ['core/play.ts'],
  'io-ts': ['core/.+', '(?!geometry|dice|bots|tools)[^/]+/.+'],
  'pure-rand': ['dice/luck.ts'],
};

const TESTS = ['**/*.test.ts', '**/*.test-d.ts', 'packages/*/test/**/*.ts', 'packages/*/bench/**/*.ts', 'examples/*/test/**/*.ts'];

/** Prose and tables by nature: texts of rulebooks, sentences, invented units. */
const TABLES = ['packages/*/src/rulebook/**/*.ts', 'packages/*/src/data/**/*.ts', 'packages/*/src/model/rule-id.ts'];

const typed = {
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  // `export interface Move extends t.TypeOf<typeof Move> {}` lets editors show the name.
  '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
  // `citing<RuleId>()` fixes the ids before it sees the function.
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  // io-ts types its codecs as instances of a class whose shape differs from what is declared.
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  // Absence is an absent key: the pen deletes entries by id.
  '@typescript-eslint/no-dynamic-delete': 'off',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
  // There are no enums.
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  '@typescript-eslint/no-unsafe-enum-comparison': 'off',
  'func-style': ['error', 'expression'],
  'prefer-const': 'error',
  eqeqeq: 'error',
};

const everywhere = {
  'house/plain-shapes': 'error',
  'house/reasoned-suppressions': 'error',
  'house/closed-switch': 'error',
  'house/short-functions': ['error', 30],
  'max-lines': ['error', { max: 200 }],
};

const published = {
  '@typescript-eslint/explicit-module-boundary-types': 'error',
  'max-params': ['error', 3],
  'house/banned-names': 'error',
  'house/cited-rules': 'error',
  'house/documented-exports': 'error',
  'house/games-apart': 'error',
  'house/id-is-address': 'error',
  'house/no-throw-in-rules': 'error',
  'house/one-door': ['error', DOORS],
  'house/one-pen': 'error',
  'house/rulebook-apart': 'error',
};

/** What tests may do: be long, take what a matcher returns on trust, and be wrong on purpose. */
const relaxed = {
  'max-lines': 'off',
  'max-params': 'off',
  'house/banned-names': 'off',
  'house/short-functions': 'off',
  '@typescript-eslint/explicit-module-boundary-types': 'off',
  '@typescript-eslint/no-non-null-assertion': 'off',
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
  '@typescript-eslint/no-unnecessary-condition': 'off',
};

export const config = defineConfig(
  { ignores: ['**/dist/', '**/node_modules/', '.regelwerk/', 'docs/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, plugins: { house } },
  {
    files: ['**/*.ts'],
    extends: [eslint.configs.recommended, tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: ['./tsconfig.json'] } },
    rules: { ...typed, ...everywhere },
  },
  { files: ['packages/*/src/**/*.ts'], ignores: ['packages/tools/**'], rules: published },
  { files: TABLES, rules: { 'max-lines': 'off' } },
  { files: TESTS, rules: relaxed },
  { files: ['**/*.config.ts', 'eslint.config.js', 'packages/tools/src/eslint/*.js'], rules: { 'house/plain-shapes': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    extends: [eslint.configs.recommended],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    rules: { ...everywhere, 'house/closed-switch': 'off' },
  },
  { files: ['packages/tools/config/stryker.mjs'], rules: { 'house/plain-shapes': 'off' } },
  { files: ['packages/tools/src/eslint/*.js'], rules: { 'house/plain-shapes': 'off', 'house/short-functions': ['error', 60] } },
);
