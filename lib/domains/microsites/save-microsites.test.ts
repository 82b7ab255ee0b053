import { TAGS } from '../../contract/cache-tags';
import { micrositeSet } from '../../contract/microsite-documents';
import type { Locale } from '../../i18n/locales';
import { sampleArticle, sampleNewsroom } from '../../testing/sample-content';
import {
  sampleCeremony,
  sampleGathering,
  sampleRegion,
  type SampleCeremony,
  type SampleGathering,
} from '../../testing/sample-microsites';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { importArticles } from '../articles/public';
import { installNewsroom } from '../curation/public';
import type { DomainContext } from '../domain-context';
import { getCeremony } from './read-ceremony';
import { getGathering, listGatherings } from './read-gatherings';
import { getRegion, listAtlasPlaces } from './read-regions';
import { saveVote } from './repository';
import { saveMicrosites } from './save-microsites';

const NOW = new Date('2026-03-01T12:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { ctx } = context();
  await installNewsroom({ ctx, input: sampleNewsroom(NOW) });
  const articles = ['first', 'second'].map((key) => sampleArticle(key));
  await importArticles({ ctx, input: { articles } });
}, 60_000);
afterAll(() => database.close());

function context({ locale = 'zh-Hans', now = NOW, isSystem = true }: Options = {}) {
  const tags: string[] = [];
  const ctx: DomainContext = {
    db: database.db,
    locale,
    now,
    actor: { kind: isSystem ? 'system' : 'visitor' },
    changed: (tag) => tags.push(tag),
  };
  return { ctx, tags };
}

interface Options {
  locale?: Locale;
  now?: Date;
  isSystem?: boolean;
}

let counter = 0;
const newKey = () => `site-${(counter += 1)}`;

async function save(
  ...sites: (SampleGathering | SampleCeremony | ReturnType<typeof sampleRegion>)[]
) {
  const { ctx, tags } = context();
  await saveMicrosites({ ctx, input: micrositeSet.parse({ sites }) });
  return tags;
}

describe('saving sites', () => {
  it('writes them, names what changed, and writes them anew by key', async () => {
    const key = newKey();
    const tags = await save(sampleGathering({ key }));
    expect(tags).toEqual([TAGS.microsites]);
    await save(sampleGathering({ key, tagline: { 'zh-Hans': '新', 'zh-Hant': '新', en: 'New' } }));
    const { ctx } = context({ locale: 'en', isSystem: false });
    expect((await getGathering(ctx, key)).tagline).toBe('New');
  });

  it('is refused to anyone but the newsroom’s commands', async () => {
    const { ctx, tags } = context({ isSystem: false });
    const input = micrositeSet.parse({ sites: [sampleGathering({ key: 'never' })] });
    await expect(saveMicrosites({ ctx, input })).rejects.toMatchObject({ key: 'notPermitted' });
    await expect(getGathering(ctx, 'never')).rejects.toMatchObject({ key: 'notFound' });
    expect(tags).toEqual([]);
  });

  it('keeps the votes that were given', async () => {
    const key = newKey();
    await save(sampleCeremony({ key }));
    const vote = { site: key, category: 'tool', nominee: 'alpha', voterId: 7, votedAt: NOW };
    await saveVote(database.db, vote);
    await save(sampleCeremony({ key }));
    const { total_votes } = await getCeremony(context().ctx, key);
    expect(total_votes).toBe(101);
  });
});

describe('a gathering', () => {
  it('is read whole in the reader’s language, its agenda by the days of its zone', async () => {
    const key = newKey();
    await save(sampleGathering({ key }));
    const site = await getGathering(context({ locale: 'en' }).ctx, key);
    expect(site).toMatchObject({ name: 'Forum', state: 'live', event_id: null });
    expect(site.days.map(({ date, sessions }) => [date, sessions.map((at) => at.key)])).toEqual([
      ['2026-03-01', ['opening', 'late']],
      ['2026-03-02', ['second-day']],
    ]);
    expect(site.speakers[0]?.sessions.map((at) => at.key)).toEqual(['opening', 'late']);
  });

  it('leads to the event that sells its tickets', async () => {
    const key = newKey();
    await save(sampleGathering({ key, ticketEvent: 'event' }));
    expect((await getGathering(context().ctx, key)).event_id).toEqual(expect.any(Number));
  });

  it('shows the articles chosen by name first, each once', async () => {
    const key = newKey();
    const stories = {
      articles: ['test:second', 'test:gone'],
      labels: ['bitcoin'],
      sections: ['industry'],
      limit: 5,
    };
    await save(sampleGathering({ key, stories }));
    const { stories: shown } = await getGathering(context().ctx, key);
    expect(shown.map(({ title }) => title)).toEqual(['发展second', '发展first']);
  });

  it('knows the other editions of its series, the last to begin first', async () => {
    const series = newKey();
    const [old, young] = [newKey(), newKey()];
    await save(
      sampleGathering({ key: old, series }),
      sampleGathering({
        key: young,
        series,
        startsAt: '2027-03-01T01:00:00.000Z',
        endsAt: '2027-03-02T10:00:00.000Z',
        sessions: [],
      }),
    );
    const { ctx } = context();
    expect((await listGatherings(ctx, series)).map((site) => site.key)).toEqual([young, old]);
    expect((await getGathering(ctx, old)).editions).toMatchObject([
      { key: young, state: 'before' },
    ]);
  });

  it('is not a ceremony or a region', async () => {
    const key = newKey();
    await save(sampleRegion({ key }));
    await expect(getGathering(context().ctx, key)).rejects.toMatchObject({ key: 'notFound' });
    await expect(getCeremony(context().ctx, key)).rejects.toMatchObject({ key: 'notFound' });
  });
});

describe('a ceremony', () => {
  it('tells no single count before its results, and who won after', async () => {
    const key = newKey();
    await save(sampleCeremony({ key }));
    const open = await getCeremony(context({ now: new Date('2026-01-10T00:00:00Z') }).ctx, key);
    expect(open.state).toBe('open');
    expect(open.categories[0]).toMatchObject({
      total_votes: 100,
      nominees: [
        { key: 'alpha', votes: null },
        { key: 'beta', votes: null },
      ],
    });
    const over = await getCeremony(context().ctx, key);
    expect(over.state).toBe('results');
    expect(over.categories[0]?.nominees[0]).toMatchObject({
      key: 'beta',
      share: 0.7,
      is_winner: true,
    });
  });

  it('counts a changed vote once', async () => {
    const key = newKey();
    await save(sampleCeremony({ key }));
    const vote = { site: key, category: 'tool', voterId: 7, votedAt: NOW };
    await Promise.all(
      ['alpha', 'beta', 'alpha'].map((nominee) => saveVote(database.db, { ...vote, nominee })),
    );
    expect((await getCeremony(context().ctx, key)).total_votes).toBe(101);
  });
});

describe('a region', () => {
  it('has its rules newest first, and the stories, flashes and events that are its own', async () => {
    const key = newKey();
    await save(sampleRegion({ key, words: ['快讯3'] }));
    const region = await getRegion(context().ctx, key);
    expect(region.milestones.map(({ date }) => date)).toEqual(['2025-08-01', '2023-06-01']);
    expect(region.stories).toHaveLength(2);
    expect(region.flashes.map(({ title }) => title)).toEqual(['快讯3']);
    expect(region.events).toHaveLength(1);
    const elsewhere = newKey();
    await save(sampleRegion({ key: elsewhere, timeZones: ['America/New_York'], words: [] }));
    expect(await getRegion(context().ctx, elsewhere)).toMatchObject({ events: [], flashes: [] });
  });

  it('stands in the atlas with its newest rule', async () => {
    const key = newKey();
    await save(sampleRegion({ key }));
    const place = (await listAtlasPlaces(context().ctx)).find((at) => at.key === key);
    expect(place).toMatchObject({
      latest: { date: '2025-08-01' },
      event_count: 1,
      has_branch: false,
    });
  });
});
