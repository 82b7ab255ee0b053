import { createRegistry, processRegistry, type RenderMark } from '../platform/process-registry';
import PageStore, { clearPageStore } from './page-store';

type Value = Parameters<PageStore['set']>[1];
type SetContext = Parameters<PageStore['set']>[2];
type GetContext = Parameters<PageStore['get']>[1];

/** Next's const enums are not there at run time; these are the words behind them. */
const PAGE = { kind: 'APP_PAGE', isFallback: false } as unknown as GetContext;
const FETCH = { kind: 'FETCH' } as unknown as GetContext;

function page(tags: string, html = '<p>正文</p>'): Value {
  return {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('flight'),
    headers: { 'x-next-cache-tags': tags },
    status: 200,
    postponed: undefined,
    segmentData: new Map([['/a', Buffer.from('a')]]),
  } as unknown as Value;
}

const LIFE = { cacheControl: { revalidate: 600, expire: 3600 } } as unknown as SetContext;

describe('PageStore', () => {
  const registry = processRegistry();
  /** Next makes a new handler at each request. */
  const store = () => new PageStore();

  function inRender<T>(mark: Partial<RenderMark>, work: () => T): T {
    return registry.renders.run({ generation: registry.generation, mayKeep: true, ...mark }, work);
  }

  beforeEach(() => {
    clearPageStore();
    registry.generation = 0;
  });

  afterEach(() => jest.useRealTimers());

  it('gives back what another request has put in, with its lifetime', async () => {
    await inRender({}, () => store().set('/k', page('article:5'), LIFE));
    expect(await store().get('/k', PAGE)).toMatchObject({
      value: { html: '<p>正文</p>' },
      cacheControl: { revalidate: 600, expire: 3600 },
    });
    expect(await store().get('/other', PAGE)).toBeNull();
  });

  it('forgets what carries an expired tag, and nothing else', async () => {
    await store().set('/5', page('article:5,home'), LIFE);
    await store().set('/6', page('article:6,home'), LIFE);
    await store().revalidateTag(['article:5', 'article:55']);
    expect(await store().get('/5', PAGE)).toBeNull();
    expect(await store().get('/6', PAGE)).not.toBeNull();
    await store().revalidateTag('home');
    expect(await store().get('/6', PAGE)).toBeNull();
  });

  it.each([
    ['began before the last change', { generation: 2 }],
    ['began amid a change', { generation: 3, mayKeep: false }],
    ['may have joined an older one', { generation: 4, mayKeep: false }],
  ])('does not take a page whose render %s', async (_, mark) => {
    registry.generation = 4;
    await inRender(mark, () => store().set('/5', page('article:5'), LIFE));
    expect(await store().get('/5', PAGE)).toBeNull();
  });

  it('treats a page past its time as if it were not there', async () => {
    jest.useFakeTimers({ now: 0 });
    await store().set('/5', page('article:5'), LIFE);
    jest.setSystemTime(600_000);
    expect(await store().get('/5', PAGE)).not.toBeNull();
    jest.setSystemTime(600_001);
    expect(await store().get('/5', PAGE)).toBeNull();
  });

  it('tells the render when the page that it gets was made', async () => {
    jest.useFakeTimers({ now: 5_000 });
    await store().set('/5', page('article:5'), LIFE);
    jest.setSystemTime(9_000);
    const mark: RenderMark = { generation: 0, mayKeep: true };
    await registry.renders.run(mark, () => store().get('/5', PAGE));
    expect(mark.madeAt).toBe(5_000);
  });

  it('forgets fetched data when a path is expired, its path tags are not known', async () => {
    const data = { kind: 'FETCH', data: { body: 'x' }, revalidate: 60 } as unknown as Value;
    const context = { fetchCache: true, tags: ['prices'] } as unknown as SetContext;
    await store().set('hash', data, context);
    await store().set('/5', page('_N_T_/home'), LIFE);
    await store().revalidateTag(['_N_T_/other']);
    expect(await store().get('hash', FETCH)).toBeNull();
    expect(await store().get('/5', PAGE)).not.toBeNull();
  });

  it('keeps that there is nothing', async () => {
    await store().set('/none', null, LIFE);
    expect(await store().get('/none', PAGE)).toMatchObject({ value: null });
  });

  it('holds no more than its bound, two bytes a character', async () => {
    const html = '字'.repeat(1024 * 1024);
    for (let id = 0; id < 40; id += 1) await store().set(`/${id}`, page('a', html), LIFE);
    const kept = await Promise.all(
      Array.from({ length: 40 }, (_, id) => store().get(`/${id}`, PAGE)),
    );
    expect(kept.filter(Boolean).length).toBeLessThanOrEqual(16);
    expect(kept.at(-1)).not.toBeNull();
  });

  it('finds the registry that all bundles share', () => {
    expect(processRegistry()).toBe(processRegistry());
    expect(createRegistry()).not.toBe(registry);
  });
});
