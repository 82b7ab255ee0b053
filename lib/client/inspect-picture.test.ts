import sharp, { type Sharp } from 'sharp';
import { pictureFixtures } from '@/bench/picture-fixtures';
import { inspectPicture } from './inspect-picture';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } });
const bytesOf = (picture: Sharp) => picture.toBuffer();

describe('inspectPicture', () => {
  it.each([
    ['png', () => drawn(640, 480).png()],
    ['jpeg', () => drawn(640, 480).jpeg()],
    ['progressive jpeg', () => drawn(640, 480).jpeg({ progressive: true })],
    ['gif', () => drawn(640, 480).gif()],
  ])('reads size and wholeness of a %s, and sees where one breaks off', async (_kind, make) => {
    const bytes = await bytesOf(make());
    expect(inspectPicture(bytes)).toEqual({ width: 640, height: 480, isWhole: true });
    const cut = bytes.subarray(0, bytes.length - 20);
    expect(inspectPicture(cut)).toEqual({ width: 640, height: 480, isWhole: false });
  });

  it('is not taken in by the end of the small picture in the head of a photo', async () => {
    const small = await bytesOf(drawn(16, 16).jpeg());
    const photo = await bytesOf(drawn(640, 480).jpeg());
    const length = Buffer.alloc(2);
    length.writeUInt16BE(small.length + 2);
    const head = Buffer.concat([Buffer.from([0xff, 0xe1]), length, small]);
    const whole = Buffer.concat([photo.subarray(0, 2), head, photo.subarray(2)]);
    expect(inspectPicture(whole)).toEqual({ width: 640, height: 480, isWhole: true });
    expect(inspectPicture(whole.subarray(0, -20))?.isWhole).toBe(false);
  });

  it.each([
    ['nothing', []],
    ['a page', [...Buffer.from('<svg/>')]],
    ['the head of a JPEG alone', [0xff, 0xd8, 0xff, 0xe0, 0, 16]],
    ['the head of a PNG alone', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]],
  ])('knows nothing of %s', (_what, bytes) => {
    expect(inspectPicture(new Uint8Array(bytes))).toBeUndefined();
  });

  it('agrees with the server of the shared pictures that it unpacks whole', async () => {
    for (const { name, read } of pictureFixtures().filter(
      (file) => /\.(jpe?g|png|gif)$/.test(file.name) && !file.name.includes('truncated_end'),
    )) {
      const bytes = read();
      const { width, height } = await sharp(bytes, { failOn: 'error' })
        .metadata()
        .then(async (found) => (await sharp(bytes, { failOn: 'error' }).stats()) && found)
        .catch(() => ({ width: 0, height: 0 }));
      if (width > 0 && inspectPicture(bytes)) {
        expect([name, inspectPicture(bytes)]).toEqual([name, { width, height, isWhole: true }]);
      }
    }
  }, 60_000);
});
