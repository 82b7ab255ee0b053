import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

describe('the icon under its old name', () => {
  it('is an .ico of one picture, as large as it says', async () => {
    const icon = await readFile('public/favicon.ico');
    expect([0, 2, 4].map((at) => icon.readUInt16LE(at))).toEqual([0, 1, 1]);
    const [bytes, from] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
    expect(from + bytes).toBe(icon.length);
    const size = icon.readUInt8(6);
    const picture = await sharp(icon.subarray(from)).metadata();
    expect(picture).toMatchObject({ format: 'png', width: size, height: size });
  });
});
