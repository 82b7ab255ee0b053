import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import chromium from '@sparticuz/chromium';
import { layOutFonts } from './lay-out-fonts';

const CACHE = path.resolve('node_modules', '.cache', 'chaintide');

/** The Chromium that the packages bring, unpacked once, with its libraries and fonts. */
export async function bringBrowser(): Promise<{
  executablePath: string;
  env: Record<string, string>;
}> {
  const folder = path.join(CACHE, 'chromium');
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: layOutFonts(path.join(CACHE, 'fonts'), path.join(folder, 'fonts')),
    },
  };
}

/** Several test runs may unpack at once: each beside the place, the first to rename stays. */
async function unpackInto(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const beside = mkdtempSync(`${folder}-`);
  // It unpacks into the temporary folder, and its libraries only where it sees this name.
  await withEnvironment({ TMPDIR: beside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }, () =>
    chromium.executablePath(),
  );
  try {
    renameSync(beside, folder);
  } catch {
    rmSync(beside, { recursive: true, force: true });
  }
}

async function withEnvironment<Result>(
  values: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = { ...process.env };
  Object.assign(process.env, values);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(values)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
