import { IMPORT_REASONS } from '@/lib/contract/import-reasons';
import type { ImportDocument } from './import-document';
import { prepareArticle, type PrepareOptions } from './prepare-article';

const OPTIONS: PrepareOptions = {
  sectionFor: () => 'technology',
  storePicture: () => Promise.resolve(null),
};
const UNDATED_AT = '2024-10-22T00:00:00.000Z';

const document = (publishedAt: string | null): ImportDocument => ({
  kind: 'article',
  sourceKey: 'a/1',
  sourceName: 'A',
  sourceUrl: null,
  originalLocale: 'en',
  publishedAt,
  updatedAt: null,
  section: null,
  labels: [],
  authors: [],
  cover: null,
  editions: [],
  pictures: [],
  notes: [],
});

describe('the date of a prepared article', () => {
  it('is that of its source before any other', async () => {
    const dated = document('2020-01-02T00:00:00.000Z');
    const { article, notes } = await prepareArticle(dated, { ...OPTIONS, undatedAt: UNDATED_AT });
    expect(article.publishedAt).toBe('2020-01-02T00:00:00.000Z');
    expect(notes).toEqual([]);
  });

  it('is the one that was asked for where the source names none', async () => {
    const asked = { ...OPTIONS, undatedAt: UNDATED_AT };
    const { article, notes } = await prepareArticle(document(null), asked);
    expect(article.publishedAt).toBe(UNDATED_AT);
    expect(notes).toEqual([]);
  });

  it('is left open, and told, where nobody names one', async () => {
    const { article, notes } = await prepareArticle(document(null), OPTIONS);
    expect(article.publishedAt).toBeNull();
    expect(notes).toEqual([IMPORT_REASONS.noDate]);
  });
});
