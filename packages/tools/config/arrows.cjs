/** Which way the arrows point: examples → bots → games → core → dice, and games → geometry, dice. Checked by dependency-cruiser. */
const GAMES = '(?!geometry/|dice/|core/|bots/|tools/)[^/]+';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const src = (packages) => ({ path: `^packages/${packages}/(src|test|bench)/` });
const any = (packages) => ({ path: `^packages/${packages}/` });

module.exports = {
  forbidden: [
    rule('no-circles', 'Two files that need each other are one file, or three.', { path: '^packages/' }, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    rule('geometry-and-dice-know-nobody', 'They are leaves.', src('(geometry|dice)'), { path: '^packages/(?!tools/)', pathNot: '^packages/(geometry|dice)/' }),
    rule('geometry-does-not-know-dice', 'They are leaves.', src('geometry'), any('dice')),
    rule('dice-does-not-know-geometry', 'They are leaves.', src('dice'), any('geometry')),
    rule('core-knows-dice-only', 'The machine knows no table and no game.', src('core'), { path: '^packages/', pathNot: '^packages/(core|dice)/' }),
    rule('no-game-knows-another', 'Games meet in core.', { path: `^packages/(${GAMES})/` }, { path: `^packages/(${GAMES})/`, pathNot: '^packages/$1/' }),
    rule('games-know-the-base', 'Games know geometry, dice and core.', src(GAMES), { path: '^packages/(bots|tools)/' }),
    rule('examples-use-entry-points', 'Examples are users: they import packages by name.', { path: '^examples/' }, { path: '^packages/[^/]+/src/(?!index\\.ts$|[^/]+/index\\.ts$)' }),
    rule('nothing-unresolved', 'Every import leads somewhere.', { path: '^(packages|examples)/' }, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'], extensions: ['.ts', '.js', '.mjs', '.json'] },
  },
};
