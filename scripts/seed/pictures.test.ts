import sharp from 'sharp';
import { drawSeedPicture, renderSeedPicture, seedPictureKeys } from './pictures';

const MAX_BYTES = 120 * 1024;

describe('seed pictures', () => {
  it('has 24 article pictures, 10 posters and 12 faces', () => {
    const count = (kind: string) => seedPictureKeys.filter((key) => key.startsWith(kind)).length;
    expect([count('tide-'), count('event-'), count('face-')]).toEqual([24, 10, 12]);
  });

  it.each(seedPictureKeys)('%s is drawn alike each time, without text or broken numbers', (key) => {
    const svg = drawSeedPicture(key);
    expect(drawSeedPicture(key)).toBe(svg);
    expect(/NaN|undefined|Infinity|<text/.exec(svg)?.[0]).toBeUndefined();
  });

  it.each([
    ['tide-05', 1680, 1040],
    ['tide-24', 1680, 1040],
    ['event-01', 1280, 720],
    ['face-01', 480, 480],
  ])('renders %s at %i×%i as WebP within its budget', async (key, width, height) => {
    const bytes = await renderSeedPicture(key);
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
    await expect(sharp(bytes).metadata()).resolves.toMatchObject({ format: 'webp', width, height });
  });

  it('refuses a key that nobody drew', async () => {
    await expect(renderSeedPicture('tide-99')).rejects.toThrow('tide-99');
  });
});
