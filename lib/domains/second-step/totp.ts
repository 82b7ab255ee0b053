import { createHmac } from 'node:crypto';

/** RFC 6238, as authenticator apps know it: SHA-1, six digits, 30 seconds. */
const PERIOD_MS = 30_000;
const DIGITS = 6;
/** Codes before and after that are taken: a clock may be half a minute off. */
const DRIFT = 1;
/** RFC 4648. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a counter (RFC 4226, 5.3). */
export function codeOf(secret: Uint8Array, counter: number): string {
  const moving = Buffer.alloc(8);
  moving.writeBigUInt64BE(BigInt(counter));
  const digest = createHmac('sha1', secret).update(moving).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function counterAt(now: Date): number {
  return Math.floor(now.getTime() / PERIOD_MS);
}

/**
 * Counter of a code that is good now and newer than the last one that was taken;
 * undefined for any other code.
 */
export function takenCounter(
  secret: Uint8Array,
  { code, now, lastCounter }: { code: string; now: Date; lastCounter: number },
): number | undefined {
  const current = counterAt(now);
  for (let counter = current - DRIFT; counter <= current + DRIFT; counter += 1) {
    if (counter > lastCounter && codeOf(secret, counter) === code) return counter;
  }
  return undefined;
}

/** Bytes in base 32 without padding, as apps take a secret. */
export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** What an app reads from a QR code (Google's key URI format). */
export function otpauthAddress(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    ...{ secret, issuer, algorithm: 'SHA1', digits: String(DIGITS) },
    period: String(PERIOD_MS / 1000),
  });
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}
