import { seedPictureKeys } from '../pictures';
import { seedAppConfig } from './app-config';
import { seedAuthors } from './authors';
import { seedColumns } from './columns';
import { seedEvents } from './events';
import { seedFlashes } from './flashes';
import { seedHotWords } from './hot-words';
import { seedLabels } from './labels';
import { seedSections } from './sections';
import { seedTools } from './tools';
import { seedTopics } from './topics';

const FIVE_DAYS_IN_MINUTES = 5 * 24 * 60;
const lengthOf = (text: string) => [...text].length;

describe('sample newsroom', () => {
  it.each([
    ['sections', seedSections, 8],
    ['authors', seedAuthors, 12],
    ['columns', seedColumns, 12],
    ['labels', seedLabels, 22],
    ['topics', seedTopics, 8],
    ['events', seedEvents, 11],
    ['tools', seedTools, 38],
    ['flashes', seedFlashes, 74],
  ])(
    'has its %s, each under a key of its own',
    (_name, items: readonly { key: string }[], count) => {
      expect(new Set(items.map(({ key }) => key)).size).toBe(count);
      expect(items).toHaveLength(count);
    },
  );

  it('names only pictures that are drawn', () => {
    const used = [
      ...seedAuthors.map(({ avatar }) => avatar),
      ...seedColumns.map(({ cover }) => cover),
      ...seedTopics.map(({ cover }) => cover),
      ...seedEvents.map(({ poster }) => poster),
      ...seedAppConfig.banners.map(({ picture }) => picture),
    ];
    expect(used.filter((key) => !seedPictureKeys.includes(key))).toEqual([]);
  });

  it('marks every author and event as a sample in both languages', () => {
    for (const { nickname } of seedAuthors) {
      expect(nickname.zh).toContain('（示例）');
      expect(nickname.en).toContain('(sample)');
    }
    for (const { title } of seedEvents) {
      expect(title.zh).toMatch(/^示例：/);
      expect(title.en).toMatch(/^Sample: /);
    }
  });

  it('has an event that is under way and one that is over', () => {
    const ends = seedEvents.map((event) => event.startsInMinutes + event.durationMinutes);
    expect(
      seedEvents.some(
        ({ startsInMinutes }, index) => startsInMinutes < 0 && (ends[index] ?? 0) > 0,
      ),
    ).toBe(true);
    expect(ends.some((end) => end < 0)).toBe(true);
  });

  it('links tools over HTTPS', () => {
    expect(seedTools.filter(({ url }) => new URL(url).protocol !== 'https:')).toEqual([]);
  });

  it('offers a dozen hot words, each once', () => {
    expect(new Set(seedHotWords.map(({ zh }) => zh)).size).toBe(12);
    expect(new Set(seedHotWords.map(({ en }) => en)).size).toBe(12);
  });
});

describe('sample flashes', () => {
  it.each(seedFlashes.map((flash) => [flash.key, flash] as const))(
    '%s keeps to the lengths of a flash and the last five days',
    (_key, { title, body, minutesAgo }) => {
      expect(lengthOf(title)).toBeLessThanOrEqual(40);
      expect(lengthOf(body)).toBeGreaterThanOrEqual(60);
      expect(lengthOf(body)).toBeLessThanOrEqual(180);
      expect(minutesAgo).toBeGreaterThanOrEqual(3);
      expect(minutesAgo).toBeLessThanOrEqual(FIVE_DAYS_IN_MINUTES);
    },
  );

  it('come newest first, eight of them important, at least thirty in English', () => {
    const ages = seedFlashes.map(({ minutesAgo }) => minutesAgo);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect(seedFlashes.filter(({ isImportant }) => isImportant)).toHaveLength(8);
    expect(seedFlashes.filter(({ en }) => en !== undefined).length).toBeGreaterThanOrEqual(30);
  });

  it('says in title and text that funding news is invented', () => {
    const funding = seedFlashes.filter(({ category }) => category === 'financing');
    expect(
      funding.filter(({ title, body }) => !title.startsWith('示例') || !body.includes('虚构')),
    ).toEqual([]);
  });
});
