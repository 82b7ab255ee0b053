import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dataPaths, ensureDataFolder } from './data-folder';
import { env } from './env';

/*
 * Keys that never enter the database: a stolen copy of it opens no session, tells no
 * code and shows no document. Each purpose has a key of its own (HKDF, RFC 5869).
 */

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** Of a token: 256 random bits, nothing to guess. */
const TOKEN_BYTES = 32;

let root: Buffer | undefined;
const keys = new Map<string, Buffer>();

/** Keyed digest (HMAC-SHA-256) as 64 hexadecimal digits. @param purpose names the key, e.g. `session`. */
export function keyedDigest(purpose: string, text: string): string {
  return createHmac('sha256', keyOf(purpose)).update(text).digest('hex');
}

/** Compares two digests in a time that tells nothing of where they differ. */
export function isSameDigest(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A new token for a person's browser, URL-safe. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Encrypts bytes so that only this installation can read them, and nobody can change them. */
export function sealBytes(purpose: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(purpose), nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error for what was sealed with another key or purpose, or was changed. */
export function unsealBytes(purpose: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(purpose), nonce);
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}

/** `sealBytes` for text, as base64url. */
export function sealText(purpose: string, text: string): string {
  return sealBytes(purpose, Buffer.from(text, 'utf8')).toString('base64url');
}

/** @throws Error as `unsealBytes`. */
export function unsealText(purpose: string, sealed: string): string {
  return unsealBytes(purpose, Buffer.from(sealed, 'base64url')).toString('utf8');
}

function keyOf(purpose: string): Buffer {
  let key = keys.get(purpose);
  if (!key) {
    root ??= rootKey();
    key = Buffer.from(hkdfSync('sha256', root, '', `chaintide:${purpose}`, KEY_BYTES));
    keys.set(purpose, key);
  }
  return key;
}

function rootKey(): Buffer {
  const { SECRET_KEY, DATA_DIR } = env();
  if (SECRET_KEY) return Buffer.from(SECRET_KEY, 'utf8');
  ensureDataFolder(DATA_DIR);
  const { secretKey } = dataPaths(DATA_DIR);
  if (!existsSync(secretKey)) writeOnce(secretKey);
  return Buffer.from(readFileSync(secretKey, 'utf8').trim(), 'base64url');
}

/** Of two processes that make a key at once, one wins and both read that one. */
function writeOnce(file: string): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(temporary, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600 });
  chmodSync(temporary, 0o600);
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
}
