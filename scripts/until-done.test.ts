import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Longer than a program takes to begin on a busy machine. */
const STALL_MS = 6_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'chaintide-until-done-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program under the watch; it notes each of its beginnings. @returns exit code, output, beginnings. */
function watch(program: string, attempts = 2) {
  const notes = path.join(folder, 'begun');
  const file = path.join(folder, 'program.mjs');
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
     import { spawn } from 'node:child_process';
     appendFileSync(${JSON.stringify(notes)}, 'x');
     const times = readFileSync(${JSON.stringify(notes)}, 'utf8').length;
     ${program}`,
  );
  const source = pathToFileURL(path.resolve('scripts/until-done.mjs')).href;
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { untilDone } from ${JSON.stringify(source)};
       process.exitCode = await untilDone([${JSON.stringify(file)}], { stallMs: ${STALL_MS}, attempts: ${attempts} });`,
    ],
    { encoding: 'utf8' },
  );
  return { status, stdout, begun: readFileSync(notes, 'utf8').length };
}

const STANDS_STILL = 'setInterval(() => {}, 60_000);';
const hasProcessList = spawnSync('ps', ['-A', '-o', 'pid=']).status === 0;

describe('a program that may stand still', () => {
  it('ends with its own code', () => {
    expect(watch('process.exit(7);')).toMatchObject({ status: 7, begun: 1, stdout: '' });
  });

  (hasProcessList ? it : it.skip)('is begun again, and its end is taken then', () => {
    const { status, begun, stdout } = watch(`if (times === 1) ${STANDS_STILL}`);
    expect({ status, begun }).toEqual({ status: 0, begun: 2 });
    expect(stdout).toContain('begun again');
  });

  (hasProcessList ? it : it.skip)('is given up after so many times', () => {
    expect(watch(STANDS_STILL, 1)).toMatchObject({ status: 1, begun: 1 });
  });

  (hasProcessList ? it : it.skip)('is left alone while what it started works', () => {
    const busy = 'const until = Date.now() + 9000; while (Date.now() < until);';
    const program = `spawn(process.execPath, ['-e', ${JSON.stringify(busy)}]).on('close', () => process.exit(0));`;
    expect(watch(program)).toMatchObject({ status: 0, begun: 1 });
  });
});
