import { pictureSet, type PictureUse } from './picture-sources';

const HASH = 'a'.repeat(64);
const USES: PictureUse[] = ['lead', 'hero', 'half', 'card', 'thumb', 'banner'];

describe('pictureSet', () => {
  it('offers a stored picture in AVIF, then WebP, with JPEG for the rest', () => {
    const set = pictureSet(`/media/${HASH}/1280.jpg`, 'thumb');
    expect(set.sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
    expect(set.sources[0]?.srcSet).toBe(
      `/media/${HASH}/160.avif 160w, /media/${HASH}/320.avif 320w, /media/${HASH}/640.avif 640w`,
    );
    expect(set.src).toBe(`/media/${HASH}/640.jpg`);
  });

  it('keeps the host of a picture that is served elsewhere under the same form', () => {
    const set = pictureSet(`https://media.example/media/${HASH}/1280.jpg`, 'card');
    expect(set.src).toBe(`https://media.example/media/${HASH}/960.jpg`);
  });

  it.each([
    'https://example.com/a.jpg',
    '/media/not-a-hash/1280.jpg',
    `/media/${HASH}/large.jpg`,
    `/media/${HASH}/1280.png`,
    'data:image/png;base64,AAAA',
  ])('uses %s as it is, without guessing other widths', (pic) => {
    expect(pictureSet(pic, 'lead')).toEqual({
      sources: [],
      src: pic,
      srcSet: undefined,
      sizes: undefined,
    });
  });

  it.each(USES)('gives %s a size for every window, the last without a condition', (use) => {
    const sizes = pictureSet(`/media/${HASH}/1280.jpg`, use).sizes?.split(', ') ?? [];
    expect(sizes.at(-1)).not.toMatch(/\(min-width/);
    expect(sizes.slice(0, -1).every((size) => /^\(min-width: \d+px\) \S/.test(size))).toBe(true);
    const widths = sizes.slice(0, -1).map((size) => Number(/\d+/.exec(size)?.[0]));
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
  });
});
