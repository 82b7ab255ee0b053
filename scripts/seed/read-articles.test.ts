import path from 'node:path';
import { readSeedArticles } from './read-articles';

const articles = readSeedArticles(path.join(__dirname, 'articles'));
const newestFirst = [...articles].sort((one, other) => one.minutesAgo - other.minutesAgo);

/** Articles that stand on one page of a list. */
const NEAR = 12;

describe('pictures of the sample articles', () => {
  const pictured = newestFirst
    .map(({ key, section, cover }, place) => ({ key, section, cover, place }))
    .filter(({ cover }) => cover !== 'none');

  it.each([...new Set(pictured.map(({ section }) => section))])(
    'are all different in the section %s',
    (name) => {
      const covers = pictured.filter(({ section }) => section === name).map(({ cover }) => cover);
      expect(covers).toEqual([...new Set(covers)]);
    },
  );

  it('are different among neighbours in the list of all', () => {
    const repeated = pictured.filter(({ cover, place }) =>
      pictured.some(
        (other) => other.cover === cover && other.place < place && place - other.place < NEAR,
      ),
    );
    expect(repeated.map(({ key }) => key)).toEqual([]);
  });
});
