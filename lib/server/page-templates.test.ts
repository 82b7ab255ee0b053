import {
  createRegistry,
  type ProcessRegistry,
  type RenderMark,
} from '../platform/process-registry';
import type { RenderedResponse } from './finished-page';
import { createPageTemplates } from './page-templates';

const HEADERS = { 'content-type': 'text/html', 'cache-control': 's-maxage=60' };

describe('pages made from a template', () => {
  const setUp = (page = pageOf) => {
    const registry = createRegistry();
    const warnings: string[] = [];
    const errors: string[] = [];
    const asked: string[] = [];
    const make = createPageTemplates({
      registry,
      log: {
        warn: (_facts: unknown, words: string) => warnings.push(words),
        error: ({ err }: { err: Error }) => errors.push(err.message),
      } as never,
      render: async (path) => {
        asked.push(path);
        return page(path, registry);
      },
      finish: (response) => ({
        ...response,
        body: Buffer.from(response.body.toString().replace('<script src="a.js">', '<script>')),
      }),
    });
    registry.pageContents.set('/gw_detail', async (id, locale) =>
      id === 404
        ? undefined
        : { head: `<title>${locale} ${id}</title>`, html: `<h1>文 ${id}</h1>` },
    );
    const ask = async (path: string, mark: Partial<RenderMark> = {}) => {
      const own = { generation: registry.generation, mayKeep: true, ...mark };
      return { own, page: await make(path, own) };
    };
    const textOf = async (path: string) => (await ask(path)).page?.body.toString();
    return { registry, warnings, errors, asked, ask, textOf };
  };

  it('are the template with their id, their head and their content, which Next makes once', async () => {
    const { textOf, asked } = setUp();
    const expected = (id: number) =>
      `<html><head><script></script><title>zh-Hans ${id}</title></head>` +
      `<main data-param="${id}"><div><h1>文 ${id}</h1></div></main>` +
      `<a href="/en/gw_detail/${id}">["id","${id}","d"]</a></html>`;
    expect(await textOf('/zh-Hans/gw_detail/5')).toBe(expected(5));
    expect(await textOf('/zh-Hans/gw_detail/77')).toBe(expected(77));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^\/zh-Hans\/gw_detail\/\d{10}$/);
    await textOf('/en/gw_detail/5');
    expect(asked.map((path) => path.split('/')[1])).toEqual(['zh-Hans', 'en']);
  });

  it('keep what stands in a text, even where it looks like the template’s own marks', async () => {
    const { registry, textOf, asked } = setUp();
    await textOf('/en/gw_detail/5');
    const standIn = asked[0]!.split('/').at(-1)!;
    const html = `<p>${standIn} \uE002${standIn}\uE003 </head> $&</p>`;
    registry.pageContents.set('/gw_detail', async () => ({ head: html, html }));
    const page = await textOf('/en/gw_detail/6');
    expect(page!.split(html)).toHaveLength(3);
    expect(asked).toHaveLength(1);
  });

  it('serve as long as the template is young, in its own generation alone', async () => {
    const { registry, ask, asked } = setUp();
    jest.useFakeTimers({ now: 1_000_000 });
    const first = await ask('/en/gw_detail/5');
    jest.setSystemTime(1_014_999);
    const second = await ask('/en/gw_detail/6');
    // A page is as old as the oldest of what it is made of.
    expect([first, second].map(({ own }) => own.madeAt)).toEqual([1_000_000, 1_000_000]);
    expect(asked).toHaveLength(1);
    jest.setSystemTime(1_015_000);
    expect((await ask('/en/gw_detail/7')).own.madeAt).toBe(1_015_000);
    expect(asked).toHaveLength(2);
    registry.generation += 2;
    await ask('/en/gw_detail/8');
    expect(asked).toHaveLength(3);
    jest.useRealTimers();
  });

  it('wait for one template together', async () => {
    const { textOf, asked } = setUp();
    const pages = await Promise.all([5, 6, 7].map((id) => textOf(`/en/gw_detail/${id}`)));
    expect(asked).toHaveLength(1);
    expect(new Set(pages).size).toBe(3);
  });

  it.each([
    ['of a kind that has no content apart', '/en/kuaixun_wz/5', {}],
    ['about something that is not there', '/en/gw_detail/404', {}],
    ['that are no page about one thing', '/en/gw_detail', {}],
    ['of a part of it', '/en/gw_detail/5/page/2', {}],
    ['begun amid a change', '/en/gw_detail/5', { mayKeep: false }],
  ])('are not those %s: Next makes these', async (_which, path, mark) => {
    const { ask, asked } = setUp();
    expect((await ask(path, mark)).page).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each<[string, (page: RenderedResponse) => RenderedResponse]>([
    ['fails', (page) => ({ ...page, status: 500 })],
    ['has no room for the content', (page) => ({ ...page, body: Buffer.from('<head></head>') })],
  ])('are Next’s where the template %s, and somebody hears of it once', async (_what, spoil) => {
    const { textOf, asked, warnings } = setUp((path, registry) => spoil(pageOf(path, registry)));
    expect(await textOf('/en/gw_detail/5')).toBeUndefined();
    expect(await textOf('/en/gw_detail/6')).toBeUndefined();
    expect(asked).toHaveLength(1);
    expect(warnings).toHaveLength(1);
  });

  it('are Next’s where the making of a template breaks off, and the next one is tried', async () => {
    let isBroken = true;
    const { textOf, errors } = setUp((path, registry) => {
      if (isBroken) throw new Error('no database');
      return pageOf(path, registry);
    });
    expect(await textOf('/en/gw_detail/5')).toBeUndefined();
    expect(errors).toEqual(['no database']);
    isBroken = false;
    expect(await textOf('/en/gw_detail/5')).toContain('<h1>文 5</h1>');
  });

  it('are Next’s where the content fails', async () => {
    const { registry, textOf, errors } = setUp();
    registry.pageContents.set('/gw_detail', () => Promise.reject(new Error('content')));
    expect(await textOf('/en/gw_detail/5')).toBeUndefined();
    expect(errors).toEqual(['content']);
  });
});

/** A page as React makes it of a template: its path all over it, and a mark for its content. */
function pageOf(path: string, registry: ProcessRegistry): RenderedResponse {
  const id = path.split('/').at(-1);
  const mark = registry.renders.getStore()?.contentMark;
  const html =
    `<html><head><script src="a.js"></script></head><main data-param="${id}"><div>${mark}</div></main>` +
    `<a href="/en/gw_detail/${id}">["id","${id}","d"]</a></html>`;
  return { status: 200, headers: HEADERS, body: Buffer.from(html) };
}
