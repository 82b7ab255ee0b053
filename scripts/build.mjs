import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { untilDone } from './until-done.mjs';
import { bundles, digest, fail, pages, ROOT, writeStamp } from './up-to-date.mjs';

/**
 * `npm run build`: bundles the server and the commands (scripts/*.ts) into .build,
 * then has Next build the pages. Neither needs a database or a setting.
 *
 *   --bundles  only the bundles, without Next
 *   --pages    only the pages; the bundles must be there, Next's store is one of them
 */
/**
 * Packages of JavaScript alone that come in dozens of files and more: a start has them sooner out
 * of the bundles, as Next has them out of its own. With them stands what they and we both import,
 * for whoever is bundled shall have its own version of it. All others stay where they are installed.
 */
const BUNDLED = new Set([
  'domhandler',
  'drizzle-orm',
  'htmlparser2',
  'jose',
  'libphonenumber-js',
  'nodemailer',
  'sanitize-html',
  'stripe',
  'yaml',
  'zod',
]);
/** CommonJS packages in a module ask for Node's own parts by it. */
const REQUIRE = `import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url);`;

const only = process.argv[2];
process.chdir(ROOT);
if (only !== '--pages') await buildBundles();
if (only !== '--bundles') await buildPages();

async function buildBundles() {
  const { build } = await import('esbuild');
  const taken = digest(bundles.sources);
  rmSync('.build', { recursive: true, force: true });
  const scripts = readdirSync('scripts').filter((name) => /(?<!\.test)\.ts$/.test(name));
  await build({
    entryPoints: [
      ...scripts.map((name) => ({ in: `scripts/${name}`, out: path.parse(name).name })),
      { in: 'lib/server/page-store.ts', out: 'page-store' },
    ],
    outdir: '.build',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: installedPackages().filter((name) => !BUNDLED.has(name)),
    banner: { js: REQUIRE },
    conditions: ['react-server'],
    alias: { 'server-only': path.resolve('node_modules/server-only/empty.js') },
    loader: { '.md': 'text', '.sql': 'text' },
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  // The first script of a page, put into its head: it runs in the browser, in the oldest that Next serves.
  await build({
    entryPoints: ['components/layout/early/early-script.ts'],
    outdir: '.build',
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    logLevel: 'warning',
  });
  writeStamp(bundles, taken);
}

function installedPackages() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
}

async function buildPages() {
  const taken = digest(pages.sources);
  rmSync(pages.stamp, { force: true });
  const next = path.resolve('node_modules/next/dist/bin/next');
  const code = await untilDone([next, 'build'], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    beforeAgain: () => rmSync('.next/lock', { force: true }),
  });
  if (code !== 0) fail('The pages could not be built.');
  writeStamp(pages, taken);
}
