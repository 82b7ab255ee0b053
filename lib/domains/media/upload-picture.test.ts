import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { AVATAR_MAX_BYTES, COVER_MAX_BYTES } from '@/lib/contract/constants';
import type { UploadType } from '@/lib/contract/uploads';
import { uploads } from '@/lib/db/schema';
import { FolderStore } from '@/lib/platform/folder-store';
import { callContext } from '@/lib/testing/call-context';
import { pictureFixtures } from '@/bench/picture-fixtures';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import type { Person } from '../domain-context';
import { ownsPicture } from './owns-picture';
import { originalKey } from './picture-address';
import { readVariant } from './picture-variant';
import { uploadPicture } from './upload-picture';

let database: TestDatabase;
let folder: string;
let store: FolderStore;
let person: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'chaintide-uploads-'));
  store = new FolderStore(folder);
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});
beforeEach(async () => {
  person = (await samplePerson(database.db)).actor;
});

const ctxOf = (actor: Person = person) => callContext(database.db, { actor });
const send = (file: Uint8Array, type: UploadType = 'default', ctx = ctxOf()) =>
  uploadPicture({ ctx, store, input: { file, type } });
const hashOf = (url: string) => /^\/media\/([0-9a-f]{64})\/1280\.jpg$/.exec(url)?.[1] ?? '';
const keptOf = (url: string) => sharp(path.join(folder, originalKey(hashOf(url))));
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } });
const noise = (bytes: number, signature: number[]) =>
  Buffer.concat([Buffer.from(signature), Buffer.alloc(bytes - signature.length, 7)]);
const JPEG = [0xff, 0xd8, 0xff];

describe('uploadPicture', () => {
  it('keeps a picture under the digest of its own encoding, and whose it is', async () => {
    const file = await drawn(640, 480).png().toBuffer();
    const answer = await send(file, 'cover');
    expect(answer).toEqual({ url: expect.any(String), width: 640, height: 480 });
    const hash = hashOf(answer.url);
    const kept = await store.find(originalKey(hash));
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 640 });
    const rows = await database.db.select().from(uploads).where(eq(uploads.accountId, person.id));
    expect(rows).toMatchObject([{ hash, purpose: 'cover' }]);
    const shown = await readVariant(store, { hash, width: 320, format: 'jpg' });
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
  });

  it('keeps the same picture once, and each who brought it', async () => {
    const file = await drawn(300, 300).jpeg().toBuffer();
    const other = (await samplePerson(database.db)).actor;
    const first = await send(file, 'avatar');
    expect(await send(file, 'avatar', ctxOf(other))).toEqual(first);
    for (const actor of [person, other]) {
      expect(await ownsPicture(database.db, actor.id, first.url, 'avatar')).toBe(hashOf(first.url));
    }
  });

  it('turns a phone’s photo upright and tells nobody where it was taken', async () => {
    const file = await drawn(400, 300)
      .jpeg()
      .withExif({ IFD0: { Orientation: '6', Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer();
    const withPlace = await sharp(file).metadata();
    expect(withPlace.exif).toBeDefined();
    const answer = await send(file);
    const kept = await sharp(await store.find(originalKey(hashOf(answer.url)))).metadata();
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
    const isTurned = withPlace.orientation === 6;
    expect([answer.width, answer.height]).toEqual(isTurned ? [300, 400] : [400, 300]);
  });

  it.each([
    ['avatar', AVATAR_MAX_BYTES, 4],
    ['cover', COVER_MAX_BYTES, 5],
    ['default', COVER_MAX_BYTES, 5],
  ] as const)('refuses a picture for %s that is not under its bytes', async (type, max, maxMb) => {
    await expect(send(noise(max, JPEG), type)).rejects.toMatchObject({
      key: 'pictureTooLarge',
      details: { maxMb },
    });
    await expect(send(noise(max - 1, JPEG), type)).rejects.toMatchObject({
      key: 'pictureUnreadable',
    });
  });

  it('refuses an avatar with a side under 200 px, not another picture', async () => {
    const file = await drawn(600, 199).png().toBuffer();
    await expect(send(file, 'avatar')).rejects.toMatchObject({
      key: 'pictureTooSmall',
      details: { minPx: 200 },
    });
    expect((await send(file, 'cover')).height).toBe(199);
    const enough = await drawn(200, 200).png().toBuffer();
    expect((await send(enough, 'avatar')).width).toBe(200);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can hold a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('refuses %s as a file of a wrong type', async (_what, file) => {
    await expect(send(file)).rejects.toMatchObject({ key: 'pictureWrongType' });
  });

  it('refuses what begins like a picture and is none, and a photo that breaks off', async () => {
    const photo = await drawn(800, 600).jpeg({ quality: 100 }).toBuffer();
    for (const file of [
      Buffer.from('GIF89a<script>alert(1)</script>'),
      photo.subarray(0, photo.length / 2),
    ]) {
      await expect(send(file)).rejects.toMatchObject({ key: 'pictureUnreadable' });
    }
  });

  it('refuses more pixels than are unpacked, and says so', async () => {
    const file = await drawn(5_001, 5_000).png().toBuffer();
    await expect(send(file)).rejects.toMatchObject({
      key: 'pictureTooManyPixels',
      details: { maxMillion: 25 },
    });
  });

  it('refuses a format that is not named to people', async () => {
    for (const file of [
      await drawn(300, 300).webp().toBuffer(),
      await drawn(300, 300).tiff().toBuffer(),
    ]) {
      await expect(send(file)).rejects.toMatchObject({ key: 'pictureWrongType' });
    }
  });

  it('refuses a visitor, and the sixty-first of an hour', async () => {
    const visitor = callContext(database.db);
    await expect(send(Buffer.alloc(0), 'default', visitor)).rejects.toMatchObject({
      key: 'signInRequired',
    });
    const ctx = ctxOf();
    const keys = [];
    for (let time = 0; time < 61; time += 1) {
      keys.push(await send(Buffer.alloc(1), 'default', ctx).catch((error) => error.key as string));
    }
    expect(keys.slice(0, 60)).toEqual(Array(60).fill('pictureWrongType'));
    expect(keys[60]).toBe('tooManyRequests');
  });
});

describe('ownsPicture', () => {
  it('knows only an own picture, by an address of this site', async () => {
    const { url } = await send(await drawn(300, 300).png().toBuffer());
    const other = (await samplePerson(database.db)).actor;
    const own = (address: string, id = person.id) =>
      ownsPicture(database.db, id, address, 'default');
    expect(await own(url)).toBe(hashOf(url));
    expect(await own(`http://localhost:3000${url}`)).toBe(hashOf(url));
    expect(await own(url, other.id)).toBeUndefined();
    for (const address of [
      `https://elsewhere.example${url}`,
      `//elsewhere.example${url}`,
      `${url}/x`,
      url.replace('1280.jpg', '../1280.jpg'),
      `javascript:${url}`,
      '/media/x/1280.jpg',
      '',
    ]) {
      expect(await own(address)).toBeUndefined();
    }
  });
});

const fixtures = pictureFixtures();
if (fixtures.length === 0) console.warn('../shared/fixtures/images-* are not here: skipped');

describe('the shared pictures', () => {
  for (const fixture of fixtures) {
    it(`are taken in upright and clean, or refused with a reason: ${fixture.name}`, async () => {
      const file = fixture.read();
      const answer = await send(file).catch(
        (error: Error & { key?: string }) => error.key ?? error,
      );
      if (typeof answer === 'string') {
        expect([
          'pictureWrongType',
          'pictureTooLarge',
          'pictureTooManyPixels',
          'pictureUnreadable',
        ]).toContain(answer);
        return;
      }
      if (!('url' in answer)) throw answer;
      const kept = await keptOf(answer.url).metadata();
      const { orientation = 1, width = 0, height = 0 } = await sharp(file).metadata();
      const [w, h] = orientation >= 5 ? [height, width] : [width, height];
      const scale = Math.min(1, 2560 / Math.max(w, h));
      expect([kept.width, kept.height]).toEqual([Math.round(w * scale), Math.round(h * scale)]);
      expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation, kept.pages]).toEqual(
        Array(6).fill(undefined),
      );
    });
  }

  if (fixtures.length === 0) it.skip('need ../shared/fixtures/images-*', () => undefined);
  (fixtures.length > 0 ? it : it.skip)('look the same however the camera was held', async () => {
    const held = fixtures.filter(({ name }) =>
      /Landscape_\d|hopper_orientation_\d\.jpg/.test(name),
    );
    const looks = await Promise.all(
      held.map(async ({ name, read }) => {
        const { url } = await send(read());
        const small = keptOf(url).resize(16, 16, { fit: 'fill' }).greyscale().raw();
        return { motif: name.slice(0, 22), pixels: await small.toBuffer() };
      }),
    );
    for (const { motif, pixels } of looks) {
      const first = looks.find((look) => look.motif === motif)!.pixels;
      const difference = pixels.reduce((sum, value, at) => sum + Math.abs(value - first[at]!), 0);
      expect(difference / pixels.length).toBeLessThan(6);
    }
    expect(looks.length).toBe(11);
  });
});
