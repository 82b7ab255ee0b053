import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import { markupApart } from '@/components/ui/static-markup';
import { inLanguage } from '@/components/ui/words';
import type { ArticleDetails, ArticleItem } from '@/lib/contract/articles';
import type { FlashDetails } from '@/lib/contract/flash';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { languageOf } from '@/lib/i18n/translator';
import { ArticleView } from './article-view';
import { FlashView } from './flash-view';

/*
 * What fills in a page's template is made apart from React: an island in it, or a hook that
 * asks React, would fail the page.
 */

const ITEM: ArticleItem = {
  id: 7,
  title: '潮水 <与> "岸"',
  summary: '摘要 & 更多',
  pic: '/media/0123456789abcdef/1280.jpg',
  release_time: '2026-03-08T06:30:00.000Z',
  author: { id: 3, nickname: '作者', avatar_img: '', is_sample: true },
  section: { id: 1, key: 'technology', name: '技术', route_id: 'home_wz', hue: 200 },
  lang: 'zh-Hans',
  views: 12,
  reading_minutes: 4,
  is_sponsored: true,
};

const ARTICLE: ArticleDetails = {
  ...ITEM,
  deck: ITEM.summary,
  body_html: '<h2 id="a">一</h2><p>正文</p><table><tbody><tr><td>1</td></tr></tbody></table>',
  editions: ['zh-Hans'],
  original_lang: 'zh-Hans',
  updated_time: '2026-03-09T06:30:00.000Z',
  labels: [{ id: 5, key: 'bitcoin', name: '比特币' }],
  source: { name: '来源', url: 'https://example.org/' },
  sponsor: '某某',
  corrections: [{ text: '更正', time: '2026-03-09T07:30:00.000Z' }],
};

const FLASH: FlashDetails = {
  id: 9,
  title: '快讯 <一>',
  content: '第一段\n\n第二段',
  category: 'market',
  is_important: true,
  release_time: ITEM.release_time,
  updated_time: '2026-03-09T06:30:00.000Z',
  lang: 'zh-Hans',
  original_lang: 'zh-Hans',
  editions: ['zh-Hans'],
  source: { name: '来源', url: 'https://example.org/' },
} as FlashDetails;

function madeIn(locale: Locale, view: ReactElement) {
  const { html, head } = inLanguage(languageOf(locale), () => markupApart(view));
  const { document } = new JSDOM(`<head>${head}</head>${html}`).window;
  return { document, html };
}

describe.each(LOCALES)('in %s, apart from React,', (locale) => {
  it('an article is whole: its words, its marks, what to read next, the news beside it', () => {
    const { document } = madeIn(
      locale,
      <ArticleView
        article={ARTICLE}
        locale={locale}
        url="https://example.org/gw_detail/7"
        related={[{ ...ITEM, id: 8 }]}
        recommended={[{ ...ITEM, id: 10 }]}
        flashes={[FLASH]}
      />,
    );
    const words = messagesOf(locale);
    const text = document.body.textContent;
    expect(document.querySelector('h1')?.textContent).toBe(ARTICLE.title);
    expect(document.querySelector('header')?.textContent).toContain(ITEM.summary);
    expect(document.querySelector('.story h2')?.id).toBe('a');
    for (const word of [words.article.related, words.article.sponsored, words.home.flash, '更正']) {
      expect(text).toContain(word);
    }
    expect(document.querySelector('[data-mark="collect"]')?.getAttribute('data-id')).toBe('7');
    expect(document.querySelectorAll('.rail a[href$="/gw_detail/10"]')).toHaveLength(1);
    const preload = document.head.querySelector('link[rel="preload"]');
    expect(preload?.getAttribute('imagesrcset')).toContain('/media/0123456789abcdef/1280.avif');
    expect(preload?.getAttribute('type')).toBe('image/avif');
  });

  it('an article alone has no empty panels, and its drawn cover is waited for', () => {
    const bare = { ...ARTICLE, pic: '', labels: [], corrections: [], source: null, deck: '' };
    const { document } = madeIn(
      locale,
      <ArticleView article={bare} locale={locale} url="https://example.org/x" related={[]} />,
    );
    expect(document.querySelectorAll('#related, .rail section')).toHaveLength(0);
    expect(document.querySelector('header')?.textContent).not.toContain(ITEM.summary);
    expect(document.head.querySelector('link[rel="preload"]')?.getAttribute('href')).toMatch(
      /^\/covers\/technology-/,
    );
  });

  it('a flash is whole: its paragraphs, its marks and what happened around it', () => {
    const { document } = madeIn(
      locale,
      <FlashView
        flash={FLASH}
        locale={locale}
        url="https://example.org/kuaixun_wz/9"
        poster="https://example.org/poster.jpg"
        around={[{ ...FLASH, id: 11 }]}
        hot={[ITEM]}
      />,
    );
    const words = messagesOf(locale);
    expect([...document.querySelectorAll('.story p')].map((p) => p.textContent)).toEqual([
      '第一段',
      '第二段',
    ]);
    expect(document.body.textContent).toContain(words.flash.around);
    expect(document.body.textContent).toContain(words.home.hot);
    expect(document.querySelector('[data-mark="like"]')?.getAttribute('data-type')).toBe('flash');
  });
});
