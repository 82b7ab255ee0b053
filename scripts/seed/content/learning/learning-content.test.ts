import path from 'node:path';
import { learningSet } from '@/lib/contract/importing-learning';
import { learningOf } from '../../plant-learning';
import { readSeedArticles } from '../../read-articles';

const SOURCE = 'sample:';
const set = learningOf((key) => `${SOURCE}${key}`);
const lessons = set.modules.flatMap((part) => part.lessons);

describe('the beginners’ section of the sample newsroom', () => {
  it('is what the command accepts, each thing under a key of its own', () => {
    expect(learningSet.safeParse(set).error).toBeUndefined();
  });

  it('has a course, at least forty terms and at least eight warnings', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(15);
    expect(set.terms.length).toBeGreaterThanOrEqual(40);
    expect(set.scams.length).toBeGreaterThanOrEqual(8);
  });

  it('has every text in three languages', () => {
    const text = JSON.stringify(set);
    const count = (language: string) => text.split(`"${language}":`).length;
    expect(count('en')).toBe(count('zh-Hans'));
    expect(count('zh-Hant')).toBe(count('zh-Hans'));
  });

  it('goes on to articles that there are', () => {
    const folder = path.join(process.cwd(), 'scripts', 'seed', 'articles');
    const known = new Set(readSeedArticles(folder).map(({ key }) => `${SOURCE}${key}`));
    const named = lessons.flatMap((lesson) => lesson.articleSourceKey ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });
});
