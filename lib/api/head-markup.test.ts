import { JSDOM } from 'jsdom';
import { headMarkup, type HeadFacts } from './head-markup';

const FACTS: HeadFacts = {
  title: '潮水 - 链潮',
  description: '看清"潮水" <方向> & 更多',
  alternates: {
    canonical: 'https://example.org/gw_detail/5',
    languages: { 'zh-Hans': 'https://example.org/gw_detail/5', en: 'https://example.org/en/x' },
    types: { 'application/rss+xml': [{ url: 'https://example.org/a.rss', title: '链潮 文章' }] },
  },
  robots: 'index,follow',
  openGraph: {
    type: 'website',
    title: '潮水',
    description: '看清"潮水" <方向> & 更多',
    url: 'https://example.org/gw_detail/5',
    siteName: '链潮',
    locale: 'zh_CN',
    alternateLocale: ['zh_HK', 'en_US'],
    images: [{ url: 'https://example.org/og.jpg', width: 1200, height: 630, alt: '潮水' }],
  },
  twitter: {
    card: 'summary_large_image',
    title: '潮水',
    description: '看清"潮水" <方向> & 更多',
    images: [{ url: 'https://example.org/og.jpg', width: 1200, height: 630, alt: '潮水' }],
  },
};

function headOf(facts: HeadFacts): HTMLHeadElement {
  return new JSDOM(`<head>${headMarkup(facts)}</head>`).window.document.head;
}

const contents = (head: Element, selector: string) =>
  [...head.querySelectorAll(selector)].map(
    (tag) => tag.getAttribute('content') ?? tag.getAttribute('href'),
  );

describe('headMarkup', () => {
  it('says in one tag each what a page is, whatever letters it is told with', () => {
    const head = headOf(FACTS);
    for (const selector of [
      'meta[name="description"]',
      'meta[property="og:description"]',
      'meta[name="twitter:description"]',
    ]) {
      expect(contents(head, selector)).toEqual(['看清"潮水" <方向> & 更多']);
    }
    expect(head.textContent).toBe(FACTS.title);
    expect(head.querySelectorAll('title')).toHaveLength(1);
    expect(contents(head, 'link[rel="canonical"]')).toEqual(['https://example.org/gw_detail/5']);
    expect(contents(head, 'meta[name="robots"]')).toEqual(['index,follow']);
  });

  it('names the page in every language, its feeds and its picture', () => {
    const head = headOf(FACTS);
    expect(contents(head, 'link[hreflang]')).toEqual(Object.values(FACTS.alternates.languages));
    expect(head.querySelector('link[type="application/rss+xml"]')?.getAttribute('title')).toBe(
      '链潮 文章',
    );
    expect(contents(head, 'meta[property="og:locale:alternate"]')).toEqual(['zh_HK', 'en_US']);
    expect(contents(head, 'meta[property^="og:image"], meta[name^="twitter:image"]')).toEqual([
      ...['https://example.org/og.jpg', '1200', '630', '潮水'],
      ...['https://example.org/og.jpg', '1200', '630', '潮水'],
    ]);
  });

  it('tells of an article when it came out, by whom and about what; of other pages it does not', () => {
    const article = headOf({
      ...FACTS,
      openGraph: {
        ...FACTS.openGraph,
        type: 'article',
        publishedTime: '2026-11-30T09:49:02.343Z',
        authors: ['https://example.org/author/13'],
        section: '技术',
        tags: ['BTC', 'ETH'],
      },
    });
    expect(contents(article, 'meta[property^="article:"]')).toEqual([
      '2026-11-30T09:49:02.343Z',
      'https://example.org/author/13',
      '技术',
      'BTC',
      'ETH',
    ]);
    expect(contents(headOf(FACTS), 'meta[property^="article:"]')).toEqual([]);
    expect(contents(headOf(FACTS), 'meta[property="og:type"]')).toEqual(['website']);
  });
});
