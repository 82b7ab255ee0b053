/* The rooms and walls of the house; docs/decisions/0001-rooms-and-walls.md says why. */
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const ROOMS = '^(?:app|components|lib|scripts|bench|messages|middleware|instrumentation)';
/** The languages by their tags: everyone may import them, they import nothing. */
const ALPHABET = '^lib/i18n/locales\\.ts$';
/** What every domain stands on. */
const GROUND = '^lib/domains/(?:domain-context|handler|staff)\\.ts$';
const TEST = '\\.test\\.tsx?$|^lib/testing/';
const REPOSITORY = '^lib/domains/.*repository\\.ts$';
/** Shapes of the database that a domain may name, but only as types. */
const DATABASE_SHAPES = '^lib/db/(?:client|feed-window|rows)\\.ts$';
/** What must not travel to a reader: data, secrets, dictionaries, all texts in all languages. */
const SERVER_ONLY = [
  '^lib/(?:db|domains|api|server|platform)/',
  '^lib/i18n/(?:to-traditional|html-to-traditional|desk-words|word-boundaries|messages|request|glossary)',
  '^(?:scripts|bench|messages)/',
];

/** A wall: files of `from` may import, of ours, only what one of `allowed` matches. */
function wall(name, comment, from, allowed) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: TEST },
    to: { path: ROOMS, pathNot: [ALPHABET, ...allowed] },
  };
}

module.exports = {
  forbidden: [
    wall('app-composes', 'app → components, lib/{api,client,contract,routes,i18n}', '^app/', [
      '^(?:app|components)/',
      '^lib/(?:api|client|contract|routes|i18n)/',
    ]),
    wall(
      'components-of-one-domain',
      'components/<d> → components/{ui,layout}, its own folder, lib/{client,contract,routes,i18n}',
      '^components/(?!screens/|gallery/)([^/]+)/',
      ['^components/(?:ui|layout|$1)/', '^lib/(?:client|contract|routes|i18n)/'],
    ),
    wall(
      'screens-compose',
      'components/screens → components of any domain',
      '^components/(?:screens|gallery)/',
      ['^components/', '^lib/(?:client|contract|routes|i18n)/'],
    ),
    wall('layout-stands-on-ui', 'components/layout knows no domain', '^components/layout/', [
      '^components/(?:ui|layout)/',
      '^lib/(?:client|contract|routes|i18n)/',
    ]),
    wall('ui-knows-nothing', 'components/ui → nothing of ours', '^components/ui/', [
      '^components/ui/',
    ]),
    wall('contract-stands-alone', 'lib/contract → zod alone', '^lib/contract/', ['^lib/contract/']),
    {
      name: 'contract-packages',
      comment: 'lib/contract → zod alone',
      severity: 'error',
      from: { path: '^lib/contract/', pathNot: TEST },
      to: {
        dependencyTypesNot: ['local', 'aliased', 'undetermined'],
        pathNot: ['node_modules/zod/', '^lib/'],
      },
    },
    wall('routes-stand-alone', 'lib/routes → nothing', '^lib/routes/', ['^lib/routes/']),
    wall('platform-is-the-floor', 'lib/platform → nothing above it', '^lib/platform/', [
      '^lib/platform/',
    ]),
    wall('i18n-is-low', 'lib/i18n → messages and the contract’s constants', '^lib/i18n/', [
      '^(?:lib/i18n|messages)/',
      '^lib/contract/constants\\.ts$',
    ]),
    wall(
      'database-is-low',
      'lib/db → lib/platform, and the contract’s lists of values',
      '^lib/db/',
      ['^lib/(?:db|platform|contract)/'],
    ),
    wall('client-is-the-browsers', 'lib/client → contract, routes, i18n', '^lib/client/', [
      '^lib/(?:client|contract|routes|i18n)/',
    ]),
    wall('server-is-a-room', 'lib/server (the outer server) → platform, routes', '^lib/server/', [
      '^lib/(?:server|platform|routes)/',
    ]),
    wall('api-calls-domains', 'lib/api → a domain’s public.ts or handlers.ts', '^lib/api/', [
      '^lib/(?:api|contract|platform|i18n|routes)/',
      '^lib/domains/[^/]+/(?:public|handlers)\\.ts$',
      GROUND,
      '^lib/db/(?:client|execute-sql)\\.ts$',
    ]),
    wall(
      'domains-by-their-door',
      'lib/domains/x → contract, platform, i18n, other domains by public.ts',
      '^lib/domains/([^/]+)/',
      [
        '^lib/domains/$1/',
        '^lib/domains/[^/]+/public\\.ts$',
        GROUND,
        '^lib/(?:contract|platform|i18n|db)/',
      ],
    ),
    wall('ground-is-low', 'the domains’ ground → contract, i18n, shapes of lib/db', GROUND, [
      GROUND,
      '^lib/(?:contract|i18n)/',
      DATABASE_SHAPES,
    ]),
    {
      name: 'repositories-alone-read',
      comment: 'only *repository.ts → lib/db; others name its shapes as types',
      severity: 'error',
      from: { path: '^lib/domains/', pathNot: [REPOSITORY, TEST] },
      to: { path: '^lib/db/', pathNot: DATABASE_SHAPES },
    },
    {
      name: 'repositories-alone-run',
      comment: 'a domain’s other files take lib/db’s shapes by `import type` alone',
      severity: 'error',
      from: { path: '^lib/domains/', pathNot: [REPOSITORY, TEST] },
      to: { path: DATABASE_SHAPES, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domains-know-no-framework',
      comment: 'lib/domains, lib/db and lib/platform never import next or react',
      severity: 'error',
      from: { path: '^lib/(?:domains|db|contract|routes|platform)/', pathNot: TEST },
      to: { path: 'node_modules/(?:next|react|react-dom|next-intl)/' },
    },
    wall('alphabet-imports-nothing', 'lib/i18n/locales.ts imports nothing', ALPHABET, []),
    wall(
      'entry-points',
      'middleware and instrumentation compose',
      '^(?:middleware|instrumentation)',
      ['^lib/(?:api|db|platform|routes|server|client)/'],
    ),
    {
      name: 'nobody-imports-scripts',
      comment: 'scripts/ and bench/ compose everything; nothing is composed of them',
      severity: 'error',
      from: { path: '^(?:app|components|lib|middleware|instrumentation)', pathNot: TEST },
      to: { path: '^(?:scripts|bench|e2e)/' },
    },
    {
      name: 'tests-are-for-tests',
      comment: 'lib/testing is imported by tests and measurements alone, test files by tests',
      severity: 'error',
      from: { pathNot: [TEST, '^(?:e2e|bench)/'] },
      to: { path: TEST },
    },
    {
      name: 'a-reader-gets-no-server-code',
      comment: 'a client file never reaches the server’s rooms, even through others',
      severity: 'error',
      from: { path: clientFiles(), pathNot: TEST },
      to: { path: SERVER_ONLY, pathNot: ALPHABET, reachable: true },
    },
    {
      name: 'no-circles',
      comment: 'no file imports itself through others',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'a file that nobody imports and that imports nothing is not used',
      severity: 'error',
      from: { orphan: true, pathNot: [TEST, '\\.d\\.ts$', '^(?:scripts|bench)/[^/]+$', '^app/'] },
      to: {},
    },
    {
      name: 'everything-resolves',
      comment: 'an import that leads nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^next/root-params$' },
    },
    {
      name: 'no-tools-in-the-product',
      comment: 'what is a devDependency is not there where the product runs',
      severity: 'error',
      from: { path: '^(?:app|components|lib|middleware|instrumentation)', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:\\.next|\\.build|\\.data)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: false,
  },
};

/**
 * The files that are sent to readers, as one pattern: those that begin with
 * 'use client', and those that the browser gets whatever they begin with.
 */
function clientFiles() {
  const always = [
    '^lib/client/',
    '^instrumentation-client\\.ts$',
    '^components/layout/behaviours/',
  ];
  const marked = ['app', 'components', 'lib'].flatMap(sourcesUnder).filter(isMarked);
  return [...always, ...marked.map((file) => `^${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)];
}

function sourcesUnder(folder) {
  try {
    return readdirSync(folder, { recursive: true })
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter((file) => /\.tsx?$/.test(file));
  } catch {
    return [];
  }
}

function isMarked(file) {
  const code = readFileSync(file, 'utf8').replace(/^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/, '');
  return /^['"]use client['"]/.test(code);
}
