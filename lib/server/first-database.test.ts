import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureDataFolder, type DataPaths } from '../platform/data-folder';
import { makeFirstDatabase, needsFirstDatabase } from './first-database';

describe('the first database', () => {
  let root: string;
  let paths: DataPaths;

  /** What the prepare command does, as far as the folder is concerned. */
  async function prepare(): Promise<void> {
    mkdirSync(paths.database);
    writeFileSync(path.join(paths.database, 'PG_VERSION'), '17');
  }

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'first-'));
    paths = ensureDataFolder(path.join(root, 'data'));
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is needed where there is none or an empty folder', () => {
    expect(needsFirstDatabase(paths)).toBe(true);
    mkdirSync(paths.database);
    expect(needsFirstDatabase(paths)).toBe(true);
  });

  it('is not needed again once it is made', async () => {
    await makeFirstDatabase(paths, prepare);
    expect(needsFirstDatabase(paths)).toBe(false);
    expect(readdirSync(paths.root)).toEqual(['database']);
  });

  it('is made anew after an attempt that was broken off, whose remains are moved aside', async () => {
    const broken = makeFirstDatabase(paths, async () => {
      await prepare();
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    expect(needsFirstDatabase(paths)).toBe(true);

    await makeFirstDatabase(paths, prepare);
    expect(needsFirstDatabase(paths)).toBe(false);
    const aside = readdirSync(paths.root).filter((name) => /^database\.\d+$/.test(name));
    expect(aside).toHaveLength(1);
    expect(existsSync(path.join(paths.root, aside[0]!, 'PG_VERSION'))).toBe(true);
  });

  it('is never made over one that was finished', async () => {
    await prepare();
    expect(needsFirstDatabase(paths)).toBe(false);
  });
});
