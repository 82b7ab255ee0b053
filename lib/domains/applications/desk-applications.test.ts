import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { submitColumnApplication } from '@/lib/contract/applications';
import { accounts, authors, columns, staffActs } from '@/lib/db/schema';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import type { CallContext } from '../domain-context';
import { decideApplication } from './decide-application';
import { listApplications, openApplication } from './read-desk';
import { submitApplication } from './submit-application';

let database: TestDatabase;
let editor: CallContext;

beforeAll(async () => {
  database = await createTestDatabase();
  const { actor } = await samplePerson(database.db, { role: 'editor' });
  editor = callContext(database.db, { actor });
}, 60_000);
afterAll(() => database.close());

const apply = async (email: string, changes: Record<string, unknown> = {}) => {
  const input = submitColumnApplication.input.parse({
    client_key: randomUUID(),
    email,
    pen_name: '潮汐',
    column_title: '每月一个证明',
    column_intro: '每月讲清一个证明系统，从直觉讲到代码，最后给出可以自己运行的例子。',
    about: '写了十年编译器，两年电路，也给刚入门的人讲课，讲稿都公开在自己的网站上。',
    topics: ['technology'],
    frequency: 'monthly',
    links: ['https://example.org/essay'],
    agreed: true,
    ...changes,
  });
  const ctx = callContext(database.db);
  return (await submitApplication({ ctx, kind: 'column', input })).reference;
};
const decide = (reference: string, status: 'approved' | 'declined', reason = '') =>
  decideApplication({ ctx: editor, input: { reference, status, reason } });
const columnsOf = (accountId: number) =>
  database.db
    .select({ title: columns.title, level: authors.level })
    .from(columns)
    .innerJoin(authors, eq(authors.id, columns.authorId))
    .where(eq(authors.accountId, accountId));
const query = { kind: 'column' as const, page: 1, limit: 20 };

describe('the desk’s applications', () => {
  it('are listed the longest waiting first, what a machine sent apart', async () => {
    const first = await apply('first@example.org');
    const machine = await apply('machine@example.org', { website: 'https://spam.example' });
    const listed = async (filter: 'open' | 'suspect') =>
      (await listApplications(editor, { ...query, filter })).list.map(({ reference }) => reference);
    expect(await listed('open')).toEqual([first]);
    expect(await listed('suspect')).toEqual([machine]);
    const reader = callContext(database.db, { actor: (await samplePerson(database.db)).actor });
    await expect(openApplication(reader, first)).rejects.toMatchObject({ key: 'notPermitted' });
    await expect(openApplication(editor, 'C-0000-0000')).rejects.toMatchObject({
      key: 'applicationNotFound',
    });
  });

  it('give an approved applicant the level and the column, once', async () => {
    const { actor, email } = await samplePerson(database.db);
    const reference = await apply(email!);
    expect((await openApplication(editor, reference)).account).toMatchObject({ id: actor.id });
    await decide(reference, 'approved');
    await decide(reference, 'approved');
    expect(await columnsOf(actor.id)).toMatchObject([
      { title: { 'zh-Hans': '每月一个证明', 'zh-Hant': '每月一個證明' }, level: 4 },
    ]);
    const [account] = await database.db.select().from(accounts).where(eq(accounts.id, actor.id));
    expect(account?.grantedLevel).toBe(4);
    const acts = await database.db
      .select()
      .from(staffActs)
      .where(eq(staffActs.subjectId, reference));
    expect(acts.map(({ act }) => act)).toEqual(['application.approved']);
    await expect(decide(reference, 'declined', '改主意')).rejects.toMatchObject({
      key: 'conflict',
    });
  });

  it('give the column later to who registers after the approval', async () => {
    const reference = await apply('late@example.org');
    await decide(reference, 'approved');
    expect((await openApplication(editor, reference)).account).toBeNull();
    const { actor } = await samplePerson(database.db, { email: 'late@example.org' });
    expect((await openApplication(editor, reference)).account).toMatchObject({ has_column: false });
    await decide(reference, 'approved');
    expect(await columnsOf(actor.id)).toHaveLength(1);
  });
});
