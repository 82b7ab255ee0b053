import { runCommand } from '@/lib/api/newsroom-commands';
import { TAGS } from '@/lib/contract/cache-tags';
import { learningSet, type LearningSet } from '@/lib/contract/importing-learning';
import { callContext } from '@/lib/testing/call-context';
import { sampleArticle, sampleNewsroom } from '@/lib/testing/sample-content';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { getCourse, listScams, listTerms } from './read-learning';
import { saveLearning } from './save-learning';

let database: TestDatabase;

const text = (zh: string, en: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en });
const lesson = (key: string, articleSourceKey: string | null = null) => ({
  key,
  title: text(`课${key}`, `Lesson ${key}`),
  body: text('<p>正文<script>alert(1)</script></p>', '<p onclick="x()">Text</p>'),
  takeaway: text('一句', 'A sentence'),
  readingMinutes: 2,
  articleSourceKey,
});
const part = (key: string, lessons: ReturnType<typeof lesson>[]) => ({
  key,
  title: text(`单元${key}`, `Unit ${key}`),
  summary: text('说明', 'Summary'),
  lessons,
});
const SET: LearningSet = {
  modules: [
    part('first', [lesson('a', 'test:goes-on'), lesson('b', 'test:unknown')]),
    part('second', [lesson('c')]),
  ],
  terms: [
    { key: 'wallet', name: text('钱包', 'Wallet'), definition: text('钥匙', 'Keys') },
    { key: 'gas', name: text('Gas', 'Gas'), definition: text('费用', 'Fee') },
  ],
  scams: [
    {
      key: 'seed',
      title: text('索要助记词', 'Asking for the phrase'),
      summary: text('说明', 'Summary'),
      signs: [text('破绽', 'Sign')],
      actions: [text('怎么做', 'Act')],
    },
  ],
};

const english = () => callContext(database.db, { locale: 'en' });
const save = (input: LearningSet, changed: string[] = []) =>
  saveLearning({
    ctx: callContext(database.db, {
      actor: { kind: 'system' },
      changed: (tag) => changed.push(tag),
    }),
    input,
  });

beforeAll(async () => {
  database = await createTestDatabase();
  await runCommand('installNewsroom', sampleNewsroom(new Date()), database.db);
  const articles = [sampleArticle('goes-on', { titleEn: 'Going on' })];
  await runCommand('importArticles', { articles }, database.db);
}, 60_000);
beforeEach(() => save(SET));
afterAll(() => database.close());

describe('the beginners’ course', () => {
  it('is read in the order it was written, with its articles where there are any', async () => {
    const course = await getCourse(english());
    expect(course.lesson_count).toBe(3);
    expect(course.modules.map(({ title }) => title)).toEqual(['Unit first', 'Unit second']);
    const [first, second] = course.modules[0]?.lessons ?? [];
    expect(first).toMatchObject({ key: 'a', article: { title: 'Going on', lang: 'en' } });
    expect(second).toMatchObject({ key: 'b', article: null });
  });

  it('holds no script that came with its text', async () => {
    const bodies = [english(), callContext(database.db)].map(async (ctx) => {
      const course = await getCourse(ctx);
      return course.modules[0]?.lessons[0]?.body_html;
    });
    expect(await Promise.all(bodies)).toEqual(['<p>Text</p>', '<p>正文</p>']);
  });

  it('keeps what stands there when a set says otherwise, and takes in what is new', async () => {
    const renamed = { ...lesson('c'), title: text('另一课', 'Another') };
    await save({ ...SET, modules: [part('third', [lesson('d')]), part('second', [renamed])] });
    const course = await getCourse(english());
    expect(course.modules.map(({ key }) => key).toSorted()).toEqual(['first', 'second', 'third']);
    const second = course.modules.find(({ key }) => key === 'second');
    expect(second?.lessons.map(({ title }) => title)).toEqual(['Lesson c']);
    await save({ modules: [], terms: [], scams: [] });
    expect((await getCourse(english())).lesson_count).toBe(4);
  });
});

describe('the glossary', () => {
  it('stands by English name, each term with its other name where it has one', async () => {
    const named = async (locale: 'zh-Hans' | 'en') =>
      (await listTerms(callContext(database.db, { locale }))).map((term) => [
        term.name,
        term.other_name,
      ]);
    expect(await named('en')).toEqual([
      ['Gas', ''],
      ['Wallet', '钱包'],
    ]);
    expect(await named('zh-Hans')).toEqual([
      ['Gas', ''],
      ['钱包', 'Wallet'],
    ]);
  });
});

describe('saveLearning', () => {
  it('writes warnings with their signs and acts, and says what it changed', async () => {
    const changed: string[] = [];
    expect(await save(SET, changed)).toEqual({ lessons: 3, terms: 2, scams: 1 });
    expect(changed).toEqual([TAGS.learning]);
    expect(await listScams(english())).toMatchObject([
      { title: 'Asking for the phrase', signs: ['Sign'], actions: ['Act'] },
    ]);
  });

  it('is for the newsroom’s own commands alone', async () => {
    const attempt = saveLearning({ ctx: english(), input: SET });
    await expect(attempt).rejects.toMatchObject({ key: 'notPermitted' });
  });
});

describe('learningSet', () => {
  const [first] = SET.modules;
  it.each([
    ['a lesson of one key in two modules', { ...SET, modules: [first, { ...first, key: 'x' }] }],
    ['a term twice', { ...SET, terms: [SET.terms[0], SET.terms[0]] }],
    ['a key that is no anchor', { ...SET, terms: [{ ...SET.terms[0], key: 'a b' }] }],
    ['a warning without signs', { ...SET, scams: [{ ...SET.scams[0], signs: [] }] }],
  ])('refuses %s', (_what, input) => {
    expect(learningSet.safeParse(input).success).toBe(false);
  });

  it('accepts the set', () => {
    expect(learningSet.safeParse(SET).success).toBe(true);
  });
});
