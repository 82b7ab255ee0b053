/** @jest-environment jsdom */
import { keep, readKept } from '@/lib/client/session-cache';
import { refreshList, showRows } from './refresh-list';

const row = (id: number, change = {}) => ({
  href: `/gw_detail/${id}`,
  text: `Title ${id}`,
  lang: '',
  time: '2026-03-04T04:05:00.000Z',
  ...change,
});

function listOf(ids: number[]): HTMLElement {
  document.body.innerHTML = `<ol data-live-list="hot">${ids
    .map(
      (id) =>
        `<li><a data-live-link href="/gw_detail/${id}">Title ${id}</a><time data-relative datetime="x">then</time></li>`,
    )
    .join('')}</ol>`;
  return document.querySelector('ol')!;
}

const hrefs = (list: HTMLElement) =>
  [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('showRows', () => {
  it('puts other rows into the same items, with their words, language and time', () => {
    const list = listOf([1, 2]);
    showRows(list, [row(2), row(3, { text: '<b>3 & 4</b>', lang: 'zh-Hans' })], 'en');
    const [first, second] = [...list.querySelectorAll('a')];
    expect(first?.getAttribute('href')).toBe('/gw_detail/2');
    expect(first?.hasAttribute('lang')).toBe(false);
    expect(second?.textContent).toBe('<b>3 & 4</b>');
    expect(second?.querySelector('b')).toBeNull();
    expect(second?.lang).toBe('zh-Hans');
    expect(list.querySelectorAll('time')[1]?.textContent).toBe('Mar 4, 2026, 12:05');
  });

  it('never grows, loses items without a row, and keeps all when there is no row at all', () => {
    const list = listOf([1, 2, 3]);
    showRows(list, [], 'en');
    expect(list.children).toHaveLength(3);
    showRows(list, [row(5), row(6)], 'en');
    expect(hrefs(list)).toEqual(['/gw_detail/5', '/gw_detail/6']);
    showRows(list, [row(5), row(6), row(7)], 'en');
    expect(list.children).toHaveLength(2);
  });

  it('leaves the markup of a row that is there already', () => {
    const list = listOf([1]);
    const text = list.querySelector('a')!.firstChild;
    showRows(list, [row(1)], 'en');
    expect(list.querySelector('a')!.firstChild).toBe(text);
  });
});

describe('refreshList', () => {
  const fetched = jest.fn();
  const answer = (ids: number[]) => ({
    code: 200,
    message: '',
    data: {
      hotLists: ids.map((id) => ({
        id,
        title: `Title ${id}`,
        lang: 'en',
        release_time: '2026-03-04T04:05:00.000Z',
      })),
    },
  });

  beforeEach(() => {
    sessionStorage.clear();
    document.documentElement.lang = 'en';
    AbortSignal.timeout ??= () => new AbortController().signal;
    fetched.mockReset();
    fetched.mockResolvedValue({ json: () => Promise.resolve(answer([7, 8])) });
    globalThis.fetch = fetched as unknown as typeof fetch;
  });

  it('asks, shows the answer and keeps it for the session', async () => {
    const list = listOf([1, 2]);
    await refreshList(list);
    expect(hrefs(list)).toEqual(['/en/gw_detail/7', '/en/gw_detail/8']);
    expect(readKept<unknown[]>('hot', 'en')?.value).toHaveLength(2);
  });

  it('shows what the session holds before the answer', async () => {
    const list = listOf([1, 2]);
    const at = performance.timeOrigin + 1;
    jest.spyOn(Date, 'now').mockReturnValue(at + 120_000);
    keep('hot', 'en', [row(3), row(4)], at);
    const done = refreshList(list);
    expect(hrefs(list)).toEqual(['/gw_detail/3', '/gw_detail/4']);
    await done;
    expect(hrefs(list)).toEqual(['/en/gw_detail/7', '/en/gw_detail/8']);
    jest.restoreAllMocks();
  });

  it('asks no more than once a minute', async () => {
    const list = listOf([1, 2]);
    await refreshList(list);
    await refreshList(listOf([1, 2]));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('leaves a list that the reader is in, one of no known name, and one that fails', async () => {
    const used = listOf([1, 2]);
    used.querySelector('a')!.focus();
    await refreshList(used);
    expect(hrefs(used)).toEqual(['/gw_detail/1', '/gw_detail/2']);

    const unknown = listOf([1]);
    unknown.dataset.liveList = 'toString';
    await refreshList(unknown);
    expect(fetched).not.toHaveBeenCalled();

    fetched.mockRejectedValue(new TypeError('offline'));
    const failing = listOf([1, 2]);
    await refreshList(failing);
    expect(hrefs(failing)).toEqual(['/gw_detail/1', '/gw_detail/2']);
  });
});
