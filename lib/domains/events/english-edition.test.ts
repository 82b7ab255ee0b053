import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { EventContent } from '@/lib/contract/event-hosting';
import { events } from '@/lib/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { SAMPLE_CONTENT } from '@/lib/testing/event-inputs';
import { samplePerson } from '@/lib/testing/sample-account';
import { sampleTill } from '@/lib/testing/sample-till';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { decideEvent } from './decide-event';
import { getActivity, listActivities } from './read-activities';
import { hostedDetails } from './read-hosting';
import { saveEvent } from './save-event';
import { submitEvent } from './submit-event';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

const ENGLISH = {
  title_en: 'Night of builders',
  summary_en: 'Four demos on stage.',
  details_en: 'Doors at seven.\n\nBring a laptop.',
  address_en: '1 Waterfront',
  city_en: 'Hong Kong',
};

async function house() {
  const till = sampleTill(database.db, NOW);
  const owner = await till.buyer();
  const { actor: editor } = await samplePerson(database.db, { role: 'editor' });
  const ctx = till.ctxOf(owner);
  const save = (
    content: Partial<EventContent>,
    before: { id?: number; base_revision?: number; locale?: Locale } = {},
  ) =>
    saveEvent({
      ctx,
      input: {
        client_key: before.id === undefined ? randomUUID() : undefined,
        base_revision: 0,
        locale: 'zh-Hans',
        content: { ...SAMPLE_CONTENT, ...content },
        tickets: [TICKET],
        reason: '',
        ...before,
      },
    });
  const submit = (id: number) =>
    submitEvent({ ctx, input: { id, base_revision: 1, withdraw: false } });
  const approve = (id: number, revision: number) =>
    decideEvent({
      ctx: till.ctxOf(editor),
      input: { id, revision, decision: 'approve', reason: '' },
    });
  const live = async (content: Partial<EventContent>, locale: Locale = 'zh-Hans') => {
    const { id } = await save(content, { locale });
    await submit(id);
    await approve(id, 1);
    return id;
  };
  const read = (id: number, locale: Locale) =>
    getActivity({ ...till.ctxOf({ kind: 'visitor' }), locale }, { id });
  const hosted = (id: number) => hostedDetails({ ctx, input: { id } });
  return { till, save, submit, approve, live, read, hosted };
}

const TICKET = {
  id: null,
  name: '免费席位',
  type: 'free' as const,
  price: 0,
  list_price: null,
  currency: 'HKD' as const,
  quantity: 20,
  per_person: 2,
  sale_from: null,
  sale_until: null,
  is_closed: false,
};

describe('an English edition of an event', () => {
  it('is what English readers see, and nobody else', async () => {
    const { live, read, hosted, till } = await house();
    const id = await live(ENGLISH);
    const english = await read(id, 'en');
    expect(english).toMatchObject({
      title: 'Night of builders',
      summary: 'Four demos on stage.',
      details: ENGLISH.details_en,
      address: '1 Waterfront',
      city: 'Hong Kong',
    });
    // The organiser has no English name.
    expect(english.langs).toEqual({ organizer: 'zh-Hans' });
    expect(await read(id, 'zh-Hant')).toMatchObject({
      title: '發展者之夜',
      city: '香港',
      langs: {},
    });
    expect((await hosted(id)).content).toMatchObject({ title: '发展者之夜', ...ENGLISH });
    const ctx = { ...till.ctxOf({ kind: 'visitor' as const }), locale: 'en' as const };
    const { list } = await listActivities(ctx, { page: 1, limit: 50, when: 'coming' });
    expect(list.find((item) => item.id === id)).toMatchObject({ title: 'Night of builders' });
  });

  it('is the Chinese where there is none, and says so', async () => {
    const { live, read } = await house();
    const id = await live({ address: '1 Waterfront' });
    const { title, details, langs } = await read(id, 'en');
    expect([title, details]).toEqual(['发展者之夜', SAMPLE_CONTENT.details]);
    expect(langs).toMatchObject({ title: 'zh-Hans', summary: 'zh-Hans', details: 'zh-Hans' });
    // Letters without Chinese are nobody's Chinese.
    expect(langs.address).toBeUndefined();
  });

  it('has all of its words, or is not handed in', async () => {
    const { save, submit } = await house();
    const half = await save({ title_en: 'Night of builders' });
    expect(half.gaps).toEqual(['summary_en', 'details_en']);
    await expect(submit(half.id)).rejects.toMatchObject({
      key: 'eventIncomplete',
      fields: { summary_en: 'required', details_en: 'required' },
    });
    const { gaps } = await save({ address_en: '1 Waterfront' });
    expect(gaps).toEqual([]);
  });

  it('is taken away by emptying it', async () => {
    const { save, hosted } = await house();
    const { id } = await save(ENGLISH);
    await save({}, { id, base_revision: 1 });
    expect((await hosted(id)).content).toMatchObject({ title_en: '', city_en: '' });
    const [row] = await database.db.select().from(events).where(eq(events.id, id));
    expect(row?.title).toEqual({ 'zh-Hans': '发展者之夜', 'zh-Hant': '發展者之夜' });
  });

  it('of a live event waits for the desk with the other words; an English place does not', async () => {
    const { save, approve, live, read } = await house();
    const id = await live({});
    const saved = await save(ENGLISH, { id, base_revision: 1 });
    expect(saved).toMatchObject({ changes_pending: true, content: ENGLISH });
    expect(await read(id, 'en')).toMatchObject({ title: '发展者之夜', address: '1 Waterfront' });
    await approve(id, 2);
    expect(await read(id, 'en')).toMatchObject({ title: 'Night of builders' });
    expect(await read(id, 'zh-Hans')).toMatchObject({ title: '发展者之夜' });
  });

  it('stays where a proposal is older than it', async () => {
    const { save, approve, live, read, hosted } = await house();
    const id = await live(ENGLISH);
    const changed = await save({ ...ENGLISH, title: '建设者之夜' }, { id, base_revision: 1 });
    const [row] = await database.db.select().from(events).where(eq(events.id, id));
    const { title_en: _t, summary_en: _s, details_en: _d, ...older } = row!.proposal!;
    const proposal = older as NonNullable<typeof row>['proposal'];
    await database.db.update(events).set({ proposal }).where(eq(events.id, id));
    expect((await hosted(id)).content).toMatchObject({ title: '建设者之夜', ...ENGLISH });
    await approve(id, changed.revision);
    expect(await read(id, 'en')).toMatchObject({ title: 'Night of builders' });
    expect(await read(id, 'zh-Hans')).toMatchObject({ title: '建设者之夜' });
  });

  it('is no other one where its owner writes in English: all read that', async () => {
    const { live, read, hosted } = await house();
    const words = { title: 'Demo night', summary: 'Four demos.', details: 'Doors at seven.' };
    const id = await live({ ...words, title_en: 'Ignored', organizer_name: 'House' }, 'en');
    expect(await read(id, 'en')).toMatchObject({ title: 'Demo night', langs: {} });
    const chinese = await read(id, 'zh-Hans');
    expect(chinese).toMatchObject({ title: 'Demo night', langs: { title: 'en', details: 'en' } });
    expect((await hosted(id)).content.title_en).toBe('');
  });
});
