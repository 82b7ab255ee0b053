import { callContext } from '@/lib/testing/call-context';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { getDocument } from './read-document';
import { saveMissingDocuments } from './repository';

let database: TestDatabase;

const text = (zh: string, en?: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, ...(en ? { en } : {}) });
const about = {
  key: 'aboutus' as const,
  title: text('关于', 'About'),
  lead: text('导语', 'Lead'),
  version: '1.0',
  effectiveAt: '2026-10-01T00:00:00.000Z',
  sections: [{ key: 'who', title: text('我们是谁', 'Who'), body: text('<p>我们</p>') }],
};

beforeAll(async () => {
  database = await createTestDatabase();
  await saveMissingDocuments(database.db, [about]);
}, 60_000);
afterAll(() => database.close());

describe('a document', () => {
  it('is read in the language of the reader, in Chinese where nobody wrote English', async () => {
    const shown = await getDocument(callContext(database.db, { locale: 'en' }), 'aboutus');
    expect(shown).toMatchObject({
      title: 'About',
      effective_time: '2026-10-01T00:00:00.000Z',
      sections: [{ key: 'who', title: 'Who', content_html: '<p>我们</p>' }],
    });
  });

  it('stays as the newsroom has it when the sample is planted again', async () => {
    await saveMissingDocuments(database.db, [{ ...about, version: '9.9' }]);
    expect((await getDocument(callContext(database.db), 'aboutus')).version).toBe('1.0');
  });

  it('is not found where nobody wrote it', async () => {
    await expect(getDocument(callContext(database.db), 'copyright')).rejects.toMatchObject({
      key: 'notFound',
    });
  });
});
