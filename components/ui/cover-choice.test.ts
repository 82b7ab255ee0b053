import { existsSync } from 'node:fs';
import path from 'node:path';
import { COVER_FAMILIES, COVERS_PER_FAMILY, coverAddress } from './cover-choice';

describe('coverAddress', () => {
  it('is the same for the same thing', () => {
    expect(coverAddress('policy', 17)).toBe(coverAddress('policy', 17));
  });

  it('gives neighbours different covers and uses all six', () => {
    const covers = Array.from({ length: 60 }, (_, id) => coverAddress('market', id + 1));
    covers.slice(1).forEach((cover, at) => expect(cover).not.toBe(covers[at]));
    expect(new Set(covers).size).toBe(COVERS_PER_FAMILY);
  });

  it.each(['', 'other', '../../etc', '市场', 'Policy'])(
    'finds a family for the key "%s"',
    (key) => {
      expect(coverAddress(key, 3)).toMatch(
        new RegExp(`^/covers/(${COVER_FAMILIES.join('|')})-[1-6]\\.svg$`),
      );
    },
  );

  it('names files that are there', () => {
    const folder = path.resolve(process.cwd(), 'public/covers');
    const missing = COVER_FAMILIES.flatMap((family) =>
      Array.from({ length: COVERS_PER_FAMILY }, (_, at) => `${family}-${at + 1}.svg`),
    ).filter((file) => !existsSync(path.join(folder, file)));
    expect(missing).toEqual([]);
  });
});
