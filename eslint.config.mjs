import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { house } from './scripts/lint/house-rules.mjs';

const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**', 'lib/testing/**'];
const CONFIG_FILES = ['*.{mjs,cjs,ts}'];

/** Files in which Next or a tool wants a default export. */
const WANTS_DEFAULT = [
  'app/**/{page,layout,template,default,error,global-error,global-not-found,loading,not-found}.tsx',
  'app/**/{sitemap,robots,manifest,icon,apple-icon,opengraph-image,twitter-image}.{ts,tsx}',
  'lib/i18n/request.ts',
  'lib/server/page-store.ts',
  '**/*.d.ts',
  ...CONFIG_FILES,
];

/** Which room may import a package; see docs/decisions/0001-rooms-and-walls.md. */
const PACKAGE_HOMES = [
  {
    packages: ['next', 'react', 'react-dom', 'next-intl'],
    never: String.raw`^lib/(?:contract|routes|platform|db|domains)/(?!.*\.test\.)`,
    because: 'this room knows neither Next nor React',
  },
  {
    packages: ['drizzle-orm'],
    only: String.raw`^(?:lib/db|scripts|bench|lib/testing)/|^lib/domains/.*repository\.ts$|\.test\.ts$`,
    because: 'only repositories and lib/db speak to the database',
  },
  {
    packages: ['@electric-sql/pglite', 'pg'],
    only: String.raw`^(?:lib/db|lib/testing|scripts|bench)/|\.test\.ts$`,
    because: 'only lib/db opens a database',
  },
  {
    packages: ['opencc-js'],
    only: String.raw`^lib/i18n/(?:to-traditional[\w-]*|fold-script)\.ts$|^(?:scripts|bench)/|\.test\.ts$`,
    because:
      'lib/i18n/to-traditional is the only way to traditional Chinese, fold-script the way back for search',
  },
  {
    packages: ['@node-rs/jieba'],
    only: String.raw`^lib/i18n/|^scripts/`,
    because: 'words are cut in lib/i18n/word-boundaries',
  },
  {
    packages: ['sharp'],
    only: String.raw`^lib/domains/(?:media|sharing)/|^scripts/|\.(?:test|spec)\.ts$`,
    because: 'pictures are made in lib/domains/media, and drawn in lib/domains/sharing',
  },
  {
    packages: ['sanitize-html'],
    only: String.raw`^lib/domains/articles/`,
    because: 'there is one policy of clean HTML, in lib/domains/articles',
  },
  {
    packages: ['pino'],
    only: String.raw`^lib/platform/logger`,
    because: 'the logger is lib/platform/logger',
  },
  {
    packages: ['js-cookie', '@tanstack/react-query', 'radix-ui', 'lucide-react', 'react-cropper'],
    only: String.raw`^(?:app|components|lib/client)/`,
    because: 'it is for the browser',
  },
  {
    packages: ['light-my-request'],
    only: String.raw`^(?:lib/server|scripts|bench)/`,
    because: 'only the outer server asks Next without a socket',
  },
];

const ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'Settings are read in lib/platform/env.ts alone; call env().',
};

export default strictOnly([
  {
    ignores: ['**/node_modules/', '.next/', '.build/', '.data/', 'coverage/**', 'test-results/'],
  },
  { ignores: ['playwright-report/', 'next-env.d.ts', 'public/'] },
  // A rule holds or it does not: no comment switches it off for a line.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  ...nextVitals,
  ...nextTypescript,
  {
    name: 'house',
    plugins: { house },
    rules: {
      'house/file-name': 'error',
      'house/package-home': ['error', PACKAGE_HOMES],
      // The product makes its own picture sizes (lib/domains/media); the config files are lists.
      '@next/next/no-img-element': 'off',
      'import/no-anonymous-default-export': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 350 }],
      'no-debugger': 'error',
      'no-else-return': 'error',
      'no-implicit-coercion': ['error', { boolean: false }],
      'no-param-reassign': 'error',
      'no-restricted-properties': ['error', ENVIRONMENT],
      'no-useless-rename': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
  {
    name: 'typescript',
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      'import/no-default-export': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSEnumDeclaration',
          message: 'A const object or a union says the same and leaves no code behind.',
        },
        {
          selector:
            'VariableDeclarator[init.name="process"] > ObjectPattern > Property[key.name="env"]',
          message: ENVIRONMENT.message,
        },
        {
          selector: 'ImportDeclaration[source.value=/^(?:node:)?process$/]',
          message: 'Use the global process; its env is read in lib/platform/env.ts alone.',
        },
      ],
    },
  },
  {
    name: 'promises are waited for',
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    name: 'text comes from messages',
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    // Each language is called by its own name, in every edition alike; and the words by which
    // titles are cut are shown to nobody.
    ignores: [...TESTS, 'components/layout/language-names.ts', 'components/ui/title-words.ts'],
    rules: { 'house/text-from-messages': 'error' },
  },
  {
    name: 'the logger speaks, not the console',
    files: ['app/**', 'components/**', 'lib/**', 'middleware.ts', 'instrumentation.ts'],
    // The reader's own console is told of one thing, as spec section 8 asks.
    ignores: [...TESTS, 'lib/client/analytics.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    name: 'defaults where they are wanted',
    files: WANTS_DEFAULT,
    rules: off('import/no-default-export'),
  },
  {
    name: 'where the environment is read',
    files: ['lib/platform/env.ts', 'scripts/**/*.mjs', ...CONFIG_FILES, ...TESTS],
    ignores: ['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts'],
    rules: off('no-restricted-properties'),
  },
  {
    name: 'texts and tables may be long',
    files: ['scripts/seed/content/**', '**/*.test.{ts,tsx}'],
    rules: off('max-lines'),
  },
  {
    name: 'tests say what they know',
    files: TESTS,
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    name: 'commonjs',
    files: ['**/*.cjs'],
    rules: off('@typescript-eslint/no-require-imports'),
  },
  { name: 'e2e', files: ['e2e/**'], rules: off('react-hooks/rules-of-hooks') },
]);

function off(...names) {
  return Object.fromEntries(names.map((name) => [name, 'off']));
}

/** Every rule is an error or off: a warning is a rule that nobody keeps. */
function strictOnly(configs) {
  const strict = ([name, setting]) => {
    const [level, ...options] = Array.isArray(setting) ? setting : [setting];
    return [name, [level === 'warn' || level === 1 ? 'error' : level, ...options]];
  };
  return configs.map((config) =>
    config.rules
      ? { ...config, rules: Object.fromEntries(Object.entries(config.rules).map(strict)) }
      : config,
  );
}
