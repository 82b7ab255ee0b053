import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { arePackagesInstalled, checkNode, installPackages, ROOT } from './up-to-date.mjs';

/**
 * `npm test`: every check of the project, and one line of numbers at the end. Starts without any package installed.
 *
 *   --without-e2e   all but the browser (npm run verify)
 *   --only-e2e      the browser alone (npm run e2e); other arguments go to Playwright
 *
 * BASE_URL           e2e against a site that runs elsewhere, instead of one started here
 * TEST_DATABASE_URL  PostgreSQL for the second pass of the data tests
 */
const POSTGRES_TRIED = 'postgres://postgres@127.0.0.1:5432/test';
const STEP_TIMEOUT_MS = 40 * 60_000;
/** Settings of the product, and of other tools, that must not colour the tests. */
const STRIPPED = ['NODE_ENV', 'DATABASE_URL', 'API_HOST', 'DATA_DIR', 'SITE_URL', 'HOST', 'PORT'];

const flags = process.argv.slice(2);
const isOnlyE2e = flags.includes('--only-e2e');
const isWithoutE2e = flags.includes('--without-e2e');
const playwrightArguments = flags.filter((flag) => !/^--(?:only|without)-e2e$/.test(flag));

const scratch = mkdtempSync(path.join(os.tmpdir(), 'chaintide-test-'));
const results = [];

process.chdir(ROOT);
checkNode();
if (!arePackagesInstalled({ withDevelopment: true })) await installPackages();
if (!isOnlyE2e) {
  await runChecks();
  await runUnitTests('unit tests (PGlite)', [], { TEST_DATABASE_URL: undefined });
  await runDataTests();
}
if (!isWithoutE2e) await runBrowserTests();
rmSync(scratch, { recursive: true, force: true });
report();

/** Each check has one process and most of the time one core; the longest has a lane of its own. */
async function runChecks() {
  const isLong = ([title]) => title === 'lint';
  const lanes = [checks().filter(isLong), checks().filter((check) => !isLong(check))];
  await Promise.all(
    lanes.map(async (lane) => {
      for (const check of lane) await runCheck(check);
    }),
  );
}

function checks() {
  return [
    ['format', [[bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']]],
    ['lint', [[bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']]],
    [
      'types',
      [
        [bin('next/dist/bin/next'), 'typegen'],
        [bin('typescript/bin/tsc'), '--noEmit'],
      ],
    ],
    ['messages', [['scripts/task.mjs', 'messages', '--check']]],
    ['walls', [[bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...wallArguments()]]],
    ['unused code', [[bin('knip/bin/knip.js'), '--no-progress']]],
  ];
}

/** The folders and files that `npm run walls` names, so that they are named once. */
function wallArguments() {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return scripts.walls.split(' ').slice(1);
}

async function runCheck([title, commands]) {
  const begun = Date.now();
  let isPassed = true;
  const said = [];
  for (const command of commands) {
    if (isPassed) isPassed = (await run(process.execPath, command, {}, said)) === 0;
  }
  // Another check speaks at the same time: what this one says is shown when it has ended.
  heading(title);
  process.stdout.write(Buffer.concat(said));
  settle(title, begun, { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 });
}

async function runUnitTests(title, files, environment) {
  const begun = heading(title);
  const outputFile = path.join(scratch, `${results.length}.json`);
  const command = [
    bin('jest/bin/jest.js'),
    ...['--json', `--outputFile=${outputFile}`],
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
  ];
  // Faults that a test provokes are logged as any other.
  const code = await run(process.execPath, command, { LOG_LEVEL: 'silent', ...environment });
  const counts = readCounts(outputFile, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    skipped: json.numPendingTests + json.numTodoTests,
  }));
  settle(title, begun, withExitCode(counts, code));
}

/** The tests that speak to a database, again on PostgreSQL: PGlite has one connection, no races. */
async function runDataTests() {
  const title = 'data tests (PostgreSQL)';
  const asked = process.env.TEST_DATABASE_URL;
  const url = asked || POSTGRES_TRIED;
  const refusal = await postgresRefusal(url);
  if (!refusal) {
    await runUnitTests(title, dataTestFiles(), { TEST_DATABASE_URL: url });
    return;
  }
  const begun = heading(title);
  const where = asked ? 'TEST_DATABASE_URL' : 'the usual local address';
  console.log(`No PostgreSQL answers at ${where}: ${refusal}`);
  if (!asked) console.log('*** SKIPPED: set TEST_DATABASE_URL to run the data tests on it. ***');
  settle(title, begun, asked ? { failed: 1 } : { skipped: 1 });
}

async function postgresRefusal(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return error.code ?? error.message;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Test files that use lib/testing/test-database, themselves or through a file of lib/testing. */
function dataTestFiles() {
  const doors = new Set(['test-database']);
  const helpers = sources('lib/testing').map((file) => [path.parse(file).name, read(file)]);
  const uses = (text) => [...doors].some((door) => new RegExp(`from '[^']*/${door}'`).test(text));
  for (let known = 0; known < doors.size;) {
    known = doors.size;
    for (const [name, text] of helpers) if (uses(text)) doors.add(name);
  }
  const rooms = ['app', 'components', 'lib', 'scripts', 'bench'];
  return rooms.flatMap(sources).filter((file) => /\.test\.tsx?$/.test(file) && uses(read(file)));
}

async function runBrowserTests() {
  const title = process.env.BASE_URL ? `e2e (${process.env.BASE_URL})` : 'e2e (production build)';
  const begun = heading(title);
  const outputFile = path.join(scratch, 'e2e.json');
  const command = [bin('@playwright/test/cli.js'), 'test', ...playwrightArguments];
  const code = await run(process.execPath, command, { E2E_JSON: outputFile });
  const counts = readCounts(outputFile, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
  settle(title, begun, withExitCode(counts, code));
}

function readCounts(file, pick) {
  try {
    return pick(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** A command that failed without a failed test has failed all the same. */
function withExitCode(counts, code) {
  return code !== 0 && !counts.failed ? { ...counts, failed: 1 } : counts;
}

/**
 * Runs a command with its output shown, or put into `said`; the exit code, 1 for one that was
 * ended.
 */
function run(command, args, environment = {}, said = undefined) {
  const env = { ...process.env, ...environment };
  for (const name of STRIPPED) if (!(name in environment)) delete env[name];
  for (const [name, value] of Object.entries(env)) if (value === undefined) delete env[name];
  return new Promise((resolve) => {
    const out = said ? 'pipe' : 'inherit';
    const child = spawn(command, args, { stdio: ['ignore', out, out], env });
    for (const stream of said ? [child.stdout, child.stderr] : []) {
      stream.on('data', (part) => said.push(part));
    }
    const timer = setTimeout(() => {
      console.error(`Ended after ${STEP_TIMEOUT_MS / 60_000} minutes without an end of its own.`);
      // As from a keyboard: Playwright then ends its server, and writes what it has found so far.
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), 60_000).unref();
    }, STEP_TIMEOUT_MS);
    child.on('error', (error) => {
      console.error(error.message);
      clearTimeout(timer);
      resolve(1);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}

function heading(title) {
  console.log(`\n━━ ${title} ${'━'.repeat(Math.max(2, 60 - title.length))}`);
  return Date.now();
}

function settle(title, begun, { passed = 0, failed = 0, skipped = 0 }) {
  results.push({ title, duration: seconds(begun), passed, failed, skipped });
  const said = failed > 0 ? `FAILED (${failed})` : skipped > 0 && passed === 0 ? 'skipped' : 'ok';
  console.log(`${said}, ${seconds(begun)}`);
}

function report() {
  console.log(`\n━━ summary ${'━'.repeat(53)}`);
  for (const { title, duration, passed, failed, skipped } of results) {
    const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–';
    const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    console.log(`${mark} ${title.padEnd(28)} ${duration.padStart(7)}  ${counts}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
}

function sources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file));
}

function read(file) {
  return readFileSync(file, 'utf8');
}

function seconds(begun) {
  return `${((Date.now() - begun) / 1000).toFixed(1)} s`;
}

function bin(file) {
  return path.join('node_modules', file);
}
