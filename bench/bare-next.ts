import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram, scratchFolder, startServer, type ChildServer } from './processes';
import { sampleArticle } from './sample-articles';

const NEXT = path.join('node_modules', 'next', 'dist', 'bin', 'next');

/** A page that was finished at build time. */
export const BARE_STATIC_PATH = '/';

/** A page that is rendered when asked for. */
export function bareDynamicPath(n: number): string {
  return `/never/${n}`;
}

/**
 * Builds bench/bare-next, Next with a layout and one article's text, in a scratch
 * folder and serves it with `next start`: what Next costs before anything is added.
 */
export async function startBareNext(): Promise<ChildServer> {
  const folder = scratchFolder('bare-next');
  cpSync(path.join('bench', 'bare-next'), folder, { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const { editions } = sampleArticle(0, '', new Date());
  writeFileSync(path.join(folder, 'sample.json'), JSON.stringify(editions[0]));
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const config = { poweredByHeader: false, turbopack: { root: commonRoot(folder) } };
  writeFileSync(
    path.join(folder, 'next.config.mjs'),
    `export default ${JSON.stringify(config)};\n`,
  );
  await runProgram([NEXT, 'build'], folder);
  return startServer({ args: () => [NEXT, 'start'], cwd: folder, readyPath: BARE_STATIC_PATH });
}

/** The deepest folder that holds both the app and the packages that it links to. */
function commonRoot(folder: string): string {
  let root = folder;
  while (path.relative(root, process.cwd()).startsWith('..')) root = path.dirname(root);
  return root;
}
