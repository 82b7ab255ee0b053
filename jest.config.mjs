import os from 'node:os';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const base = await createJestConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,lib,scripts,bench}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.build/', '<rootDir>/.data/'],
  // The embedded database takes seconds to make, more where several tests make one at once.
  testTimeout: 60_000,
  maxWorkers: Math.min(4, os.availableParallelism()),
})();

/** Packages that ship as ES modules only and must be compiled for jest. */
const esmPackages = [
  '@electric-sql',
  '@formatjs',
  'cookie',
  'icu-minify',
  'intl-messageformat',
  'next-intl',
  'use-intl',
  'htmlparser2',
  'domhandler',
  'dom-serializer',
  'domelementtype',
  'domutils',
  'entities',
  'uqr',
  'jose',
  'markdown-it',
  'linkify-it',
  'mdurl',
  'uc.micro',
  'stemmer',
];

const [compile] = Object.values(base.transform);

export default {
  ...base,
  // PGlite's own dynamic imports do not run in jest's sandbox; compiled, they are requires.
  transform: { ...base.transform, '^.+\\.cjs$': compile },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
};
