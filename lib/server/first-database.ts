import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDatabaseMissing, type DataPaths } from '../platform/data-folder';

/** Lies beside the embedded database for as long as its making is not done. */
function unfinishedMark(paths: DataPaths): string {
  return path.join(paths.root, 'database.unfinished');
}

/** True when the embedded database has still to be made. */
export function needsFirstDatabase(paths: DataPaths): boolean {
  return isDatabaseMissing(paths) || existsSync(unfinishedMark(paths));
}

/**
 * Has the embedded database made by a process of its own: making it leaves a
 * process with 850 MB, opening it with 340. What an earlier attempt left half
 * done is moved aside, not deleted.
 * @param prepare makes and fills the database; see `runPrepare`.
 */
export async function makeFirstDatabase(
  paths: DataPaths,
  prepare: () => Promise<void>,
): Promise<void> {
  const mark = unfinishedMark(paths);
  if (!isDatabaseMissing(paths)) renameSync(paths.database, `${paths.database}.${Date.now()}`);
  writeFileSync(mark, '');
  await prepare();
  rmSync(mark);
}

/** The preparing command failed, and has said why. */
class NotPreparedError extends Error {
  override name = 'NotPreparedError';
}

/**
 * Runs the bundled `prepare` command and shows what it says.
 * @throws NotPreparedError when it fails.
 */
export async function runPrepare(projectDir: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(projectDir, '.build', 'prepare.mjs')], {
    cwd: projectDir,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // A server that is stopped meanwhile leaves nobody behind who goes on writing.
  const endToo = () => child.kill();
  process.once('exit', endToo);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.off('exit', endToo);
  if (code !== 0) throw new NotPreparedError('The database could not be prepared.');
}
