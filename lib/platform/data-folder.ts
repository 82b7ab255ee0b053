import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Paths inside the folder of everything that the product writes. All absolute. */
export interface DataPaths {
  root: string;
  /** The embedded database's own folder. */
  database: string;
  /** Uploaded and re-hosted files. */
  files: string;
  /** Fonts of drawn pictures, unpacked from their packages; made anew where they are gone. */
  fonts: string;
  /** Mail and text messages that a set-up without a sender keeps for reading. */
  outbox: string;
  /** Key of digests and sealed things, where no setting brings one. */
  secretKey: string;
  /** Where the process that owns the folder can be spoken to. */
  controlSocket: string;
}

/** Names the paths inside a data folder. @param root absolute or relative path of it. */
export function dataPaths(root: string): DataPaths {
  const absolute = path.resolve(root);
  return {
    root: absolute,
    database: path.join(absolute, 'database'),
    files: path.join(absolute, 'files'),
    fonts: path.join(absolute, 'fonts'),
    outbox: path.join(absolute, 'outbox'),
    secretKey: path.join(absolute, 'secret.key'),
    controlSocket: path.join(absolute, 'control.sock'),
  };
}

/** Makes the folder where it is missing, readable by its owner alone. */
export function ensureDataFolder(root: string): DataPaths {
  const paths = dataPaths(root);
  mkdirSync(paths.root, { recursive: true, mode: 0o700 });
  return paths;
}

/** True when the embedded database was never made: its folder is missing or empty. */
export function isDatabaseMissing(paths: DataPaths): boolean {
  return !existsSync(paths.database) || readdirSync(paths.database).length === 0;
}
