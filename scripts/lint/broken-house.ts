import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A project of a few files in a folder of its own, to see a check fail on it. */
export interface BrokenHouse {
  folder: string;
  remove(): void;
}

/**
 * Writes the files beside this project's packages and compiler settings.
 * @param files text by path from the project's root.
 */
export function buildBrokenHouse(files: Readonly<Record<string, string>>): BrokenHouse {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chaintide-broken-'));
  const all = {
    'package.json': JSON.stringify({
      name: 'broken',
      type: 'module',
      dependencies: { next: '*', react: '*', zod: '*', 'drizzle-orm': '*' },
      devDependencies: { 'fast-check': '*' },
    }),
    'tsconfig.json': JSON.stringify({
      extends: path.resolve('tsconfig.json'),
      compilerOptions: { paths: { '@/*': [`${folder}/*`] }, types: [], plugins: [] },
      include: ['**/*.ts', '**/*.tsx'],
    }),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
