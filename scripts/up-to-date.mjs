import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What has to be at hand before the product runs, and whether it is up to date:
 * packages, the bundles of scripts/*.ts, Next's build. Plain JavaScript without
 * packages, because it runs before there are any.
 */
export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** What a bundle or a page may be made of; `public` counts, pages name its files. */
const SHARED_SOURCES = [
  'lib',
  'messages',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.mjs',
];
const BUNDLE_SOURCES = [...SHARED_SOURCES, 'scripts', 'bench', 'components/layout'];
const PAGE_SOURCES = [
  ...SHARED_SOURCES,
  'app',
  'components',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'postcss.config.mjs',
];
/** Changes no build: tests, and what an editor or a tool leaves lying about. */
const NOT_BUILT = /(?:\.test\.tsx?|\.tsbuildinfo|(?:^|\/)\..*)$/;

export const bundles = { stamp: '.build/stamp', sources: BUNDLE_SOURCES };
export const pages = { stamp: '.next/stamp', sources: PAGE_SOURCES };

/** Ends the process when Node is older than package.json's `engines` asks. */
export function checkNode() {
  const { engines } = readJson('package.json');
  const wanted = engines.node.replace('>=', '');
  if (isOlder(process.versions.node, wanted)) {
    fail(
      `Node.js ${wanted} or newer is needed; this is ${process.versions.node}. See https://nodejs.org`,
    );
  }
}

/**
 * By path, what a source came to when this process first asked: a command asks more than once,
 * both builds share the largest of them, and reading all takes a while.
 */
const sourceDigests = new Map();

/** True when what a stamp was made of is what lay there when this process first asked. */
export function isFresh({ stamp, sources }) {
  const file = path.join(ROOT, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === digest(sources);
}

/** Notes what the present build was made of. @param taken `digest` from before it began. */
export function writeStamp({ stamp }, taken) {
  const file = path.join(ROOT, stamp);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, taken);
}

/** Digest of the names and contents of all source files under some paths. */
export function digest(sources) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const source of sources) hash.update(sourceDigest(source));
  return hash.digest('hex');
}

/**
 * True when the installed packages are those of the lock file. Packages for other
 * platforms may be missing, and development ones where nothing is to be built.
 */
export function arePackagesInstalled({ withDevelopment }) {
  if (!existsSync(path.join(ROOT, 'node_modules/.package-lock.json'))) return false;
  const wanted = readJson('package-lock.json').packages;
  const present = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '' || entry.link || (entry.dev && !withDevelopment)) return true;
    const found = present[place];
    if (!found) return Boolean(entry.optional);
    return found.version === entry.version;
  });
}

/** Installs the packages of the lock file. */
export async function installPackages() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await step('Installing packages', npm, ['ci', '--include=dev', '--no-fund', '--no-audit']);
}

/** Makes the bundles of scripts/*.ts when they are stale. */
export async function refreshBundles() {
  if (!isFresh(bundles)) {
    await step('Building the commands', process.execPath, ['scripts/build.mjs', '--bundles']);
  }
}

/** Makes Next's build when it is stale. */
export async function refreshPages() {
  if (!isFresh(pages)) {
    await step('Building the pages', process.execPath, ['scripts/build.mjs', '--pages']);
  }
}

/**
 * Runs one step in a process of its own and says how it goes: on a terminal one
 * line with the time and the last word of the step, elsewhere a line at its begin
 * and end. Its whole output is shown only when it fails, which ends this process.
 */
export async function step(label, command, args) {
  const startedAt = Date.now();
  const isTerminal = process.stdout.isTTY;
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  let output = '';
  const show = () => {
    const last = output.trimEnd().split('\n').at(-1)?.trim() ?? '';
    const text = `  … ${label}  ${seconds()}  ${last}`;
    process.stdout.write(`\r${text.slice(0, (process.stdout.columns ?? 80) - 1)}\u001b[K`);
  };
  if (!isTerminal) console.log(`  … ${label}`);
  const timer = isTerminal ? setInterval(show, 200) : undefined;

  const code = await new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.on('close', resolve);
  });

  clearInterval(timer);
  const start = isTerminal ? '\r' : '';
  const end = isTerminal ? '\u001b[K' : '';
  if (code === 0) {
    console.log(`${start}  ✓ ${label}  ${seconds()}${end}`);
    return;
  }
  console.log(`${start}  ✗ ${label}  ${seconds()}${end}\n`);
  fail(output.trimEnd());
}

/** Reads the settings file of this folder, if there is one; what is set already stays. */
export function readSettingsFile() {
  const file = path.join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Ends the process with a message. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

function sourceDigest(source) {
  const known = sourceDigests.get(source);
  if (known) return known;
  const hash = createHash('sha256');
  addTo(hash, source);
  const taken = hash.digest('hex');
  sourceDigests.set(source, taken);
  return taken;
}

function addTo(hash, source) {
  const file = path.join(ROOT, source);
  if (!existsSync(file)) return;
  if (!statSync(file).isDirectory()) {
    hash.update(`\0${source}\0`).update(readFileSync(file));
    return;
  }
  for (const name of readdirSync(file).sort()) {
    const inner = `${source}/${name}`;
    if (!NOT_BUILT.test(inner)) addTo(hash, inner);
  }
}

function isOlder(version, wanted) {
  const [have, need] = [version, wanted].map((text) => text.split('.').map(Number));
  for (const [index, part] of need.entries()) {
    if ((have[index] ?? 0) !== part) return (have[index] ?? 0) < part;
  }
  return false;
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}
