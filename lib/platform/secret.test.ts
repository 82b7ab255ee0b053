import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type * as SecretModule from './secret';

let folder = '';
const before = { ...process.env };
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'secret-'));
});
afterEach(() => {
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

type Secret = typeof SecretModule;

/** The module as another process would load it, with settings of its own. */
function secretWith(settings: Record<string, string>): Secret {
  process.env = { ...before, DATA_DIR: folder, ...settings };
  let loaded: Secret | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<Secret>('./secret');
  });
  if (!loaded) throw new Error('Not loaded.');
  return loaded;
}
const one = { SECRET_KEY: 'a key that nobody else has, number one' };
const other = { SECRET_KEY: 'a key that nobody else has, number two' };

describe('keyedDigest', () => {
  it('is the same for the same key, purpose and text, and another for each other', () => {
    const digest = secretWith(one).keyedDigest('code', 'text');
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(secretWith(one).keyedDigest('code', 'text')).toBe(digest);
    expect(secretWith(one).keyedDigest('session', 'text')).not.toBe(digest);
    expect(secretWith(one).keyedDigest('code', 'text2')).not.toBe(digest);
    expect(secretWith(other).keyedDigest('code', 'text')).not.toBe(digest);
  });
});

describe('isSameDigest', () => {
  it('compares digests of any length', () => {
    const { isSameDigest } = secretWith(one);
    expect(isSameDigest('abc', 'abc')).toBe(true);
    expect(isSameDigest('abc', 'abd')).toBe(false);
    expect(isSameDigest('abc', 'abcd')).toBe(false);
  });
});

describe('newToken', () => {
  it('gives 256 bits that fit into an address, never the same', () => {
    const { newToken } = secretWith(one);
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    tokens.forEach((token) => expect(token).toMatch(/^[\w-]{43}$/));
  });
});

describe('sealText and sealBytes', () => {
  it('give what only the same key and purpose open', () => {
    const { sealText, sealBytes, unsealBytes } = secretWith(one);
    const sealed = sealText('letter', '验证码 123456');
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(Buffer.from(sealed, 'base64url').toString('utf8')).not.toContain('123456');
    expect(sealText('letter', '验证码 123456')).not.toBe(sealed);
    expect(secretWith(one).unsealText('letter', sealed)).toBe('验证码 123456');
    expect(() => secretWith(one).unsealText('real-name', sealed)).toThrow();
    expect(() => secretWith(other).unsealText('letter', sealed)).toThrow();
    const bytes = Buffer.from([0, 255, 1]);
    expect(unsealBytes('picture', sealBytes('picture', bytes))).toEqual(bytes);
  });

  it('give what can not be changed or cut short', () => {
    const { sealBytes, unsealBytes } = secretWith(one);
    const sealed = sealBytes('letter', Buffer.from('to ada'));
    for (let place = 0; place < sealed.length; place += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8((changed.readUInt8(place) + 1) % 256, place);
      expect(() => unsealBytes('letter', changed)).toThrow();
    }
    expect(() => unsealBytes('letter', sealed.subarray(0, 20))).toThrow();
  });
});

describe('the key', () => {
  it('is made once where no setting brings one, readable by its owner alone', () => {
    const digest = secretWith({}).keyedDigest('code', 'text');
    const file = path.join(folder, 'secret.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')).toHaveLength(32);
    expect(secretWith({}).keyedDigest('code', 'text')).toBe(digest);
    expect(secretWith(one).keyedDigest('code', 'text')).not.toBe(digest);
  });

  it('is one for processes that make it at the same time', () => {
    const digests = [1, 2, 3].map(() => secretWith({}).keyedDigest('code', 'text'));
    expect(new Set(digests).size).toBe(1);
    const parts = spawnSync('ls', ['-A', folder], { encoding: 'utf8' }).stdout.trim();
    expect(parts).toBe('secret.key');
  });
});
