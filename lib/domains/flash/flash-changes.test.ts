import { randomUUID } from 'node:crypto';
import { publishFlash as publishCall } from '@/lib/contract/desk-flash';
import { FLASH_CHANGES_MAX } from '@/lib/contract/flash';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import type { Person } from '../domain-context';
import { inOne } from './desk-repository';
import { newestFlashSeq, noteChange } from './change-repository';
import { publishFlash } from './publish-flash';
import { lastSteps, listFlashChanges } from './read-changes';
import { listFlashPage } from './read-flashes';
import { updateFlash } from './update-flash';
import { restoreFlash, withdrawFlash } from './withdraw-flash';

let database: TestDatabase;
let editor: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  editor = (await samplePerson(database.db, { role: 'editor' })).actor;
}, 60_000);
afterAll(() => database.close());

const ctxOf = (changes = {}) => callContext(database.db, { actor: editor, ...changes });
const words = (changes = {}) => {
  const { client_key, ...input } = publishCall.input.parse({
    client_key: randomUUID(),
    category: 'policy',
    title: '监管机构发布新规',
    content: '新规将于下月生效。',
    ...changes,
  });
  return { client_key, input };
};
const publish = (changes = {}) => {
  const { client_key, input } = words(changes);
  return publishFlash({ ctx: ctxOf(), input: { ...input, client_key } });
};
const changesAfter = (after: number, changes = {}) => listFlashChanges(ctxOf(changes), after);

describe('what happened to flashes', () => {
  it('is told after a number, in the reader’s language, each flash once as it is now', async () => {
    const before = await newestFlashSeq(database.db);
    const { id } = await publish({ title_en: 'New rules', content_en: 'Next month.' });
    const other = await publish({ is_important: true });
    const { input } = words({
      title: '监管机构修订新规',
      title_en: 'Newer rules',
      content_en: 'x',
    });
    await updateFlash({ ctx: ctxOf(), input: { ...input, id, base_version: 1, note: '' } });
    const { list, flash_seq, is_cut } = await changesAfter(before, { locale: 'en' });
    expect(is_cut).toBe(false);
    expect(flash_seq).toBe(await newestFlashSeq(database.db));
    expect(list).toMatchObject([
      { id: other.id, act: 'published', is_important: true, lang: 'zh-Hans' },
      // Who did not see it come out has a new flash before them.
      { id, act: 'published', title: 'Newer rules', lang: 'en', seq: flash_seq },
    ]);
    const afterFirst = await changesAfter(flash_seq - 1, { locale: 'zh-Hant' });
    expect(afterFirst.list).toMatchObject([{ id, act: 'updated', title: '監管機構修訂新規' }]);
  });

  it('tells of a withdrawal and of what comes back', async () => {
    const { id } = await publish();
    const before = await newestFlashSeq(database.db);
    await withdrawFlash({ ctx: ctxOf(), input: { id, reason: '有误' } });
    expect((await changesAfter(before)).list).toMatchObject([{ id, act: 'withdrawn' }]);
    await restoreFlash({ ctx: ctxOf(), input: { id } });
    expect((await changesAfter(before)).list).toMatchObject([{ id, act: 'published' }]);
  });

  it('is not written where nothing changed or the change failed', async () => {
    const { client_key, input } = words();
    await publishFlash({ ctx: ctxOf(), input: { ...input, client_key } });
    const before = await newestFlashSeq(database.db);
    await publishFlash({ ctx: ctxOf(), input: { ...input, client_key } });
    const reader = (await samplePerson(database.db, { role: 'reader' })).actor;
    const refused = publishFlash({
      ctx: ctxOf({ actor: reader }),
      input: { ...input, client_key: randomUUID() },
    });
    await expect(refused).rejects.toMatchObject({ key: 'notPermitted' });
    expect(await newestFlashSeq(database.db)).toBe(before);
  });

  it('says to read anew where more happened than one answer holds, or nothing is known of the number', async () => {
    const { id } = await publish();
    const before = await newestFlashSeq(database.db);
    await inOne(database.db, async (tx) => {
      for (let time = 0; time <= FLASH_CHANGES_MAX; time += 1) {
        await noteChange(tx, { flashId: id, act: 'updated', at: new Date() });
      }
    });
    expect(await changesAfter(before)).toMatchObject({ is_cut: true, list: [] });
    expect((await changesAfter(before + 1)).is_cut).toBe(false);
    expect((await changesAfter(2_000_000)).is_cut).toBe(true);
    expect(await listFlashChanges(ctxOf())).toMatchObject({ is_cut: false, list: [] });
  });

  it('gives numbers in the order in which writers commit, whoever begins first', async () => {
    const before = await newestFlashSeq(database.db);
    const all = await Promise.all(Array.from({ length: 8 }, () => publish()));
    const seen: number[] = [];
    let after = before;
    while (seen.length < all.length) {
      const { list, flash_seq } = await changesAfter(after);
      seen.push(...list.map(({ id }) => id));
      after = flash_seq;
    }
    expect(seen.sort((a, b) => a - b)).toEqual(all.map(({ id }) => id).sort((a, b) => a - b));
  });

  it('is in a page of the list up to the number that the page names', async () => {
    const { id } = await publish();
    const page = await listFlashPage(ctxOf(), { page: 1, limit: 5 });
    expect(page.flash_seq).toBe(await newestFlashSeq(database.db));
    expect(page.list.map((item) => item.id)).toContain(id);
  });
});

describe('lastSteps', () => {
  const step = (seq: number, flashId: number, act: 'published' | 'updated' | 'withdrawn') => ({
    seq,
    flashId,
    act,
  });
  it('keeps a new flash new though it was updated, and a withdrawn one withdrawn', () => {
    const steps = [
      step(1, 1, 'published'),
      step(2, 2, 'updated'),
      step(3, 1, 'updated'),
      step(4, 2, 'withdrawn'),
    ];
    expect([...lastSteps(steps).values()]).toEqual([
      step(3, 1, 'published'),
      step(4, 2, 'withdrawn'),
    ]);
  });
});
