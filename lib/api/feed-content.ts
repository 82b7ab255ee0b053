import { getTranslations } from 'next-intl/server';
import type { FeedArticle } from '../contract/discovery';
import type { FlashItem } from '../contract/flash';
import { sanitizeBody } from '../domains/articles/public';
import type { Locale } from '../i18n/locales';
import { href } from '../routes/href';
import type { FeedItem } from './feed-document';
import { absoluteUrl } from './site';

/** An article as an entry: its whole text, sanitised once more, with addresses that lead anywhere. */
export function articleEntry(article: FeedArticle, locale: Locale): FeedItem {
  const url = absoluteUrl(href('gw_detail', { locale, param: article.id }));
  return {
    url,
    title: article.title,
    summary: article.summary,
    html: absoluteBody(article.body_html, url),
    published: article.release_time,
    changed: article.updated_time,
    author: {
      name: article.author.nickname,
      url: absoluteUrl(href('author', { locale, param: article.author.id })),
    },
    categories: [article.section.name, ...article.labels],
    imageUrl: article.pic ? absoluteUrl(article.pic) : '',
  };
}

/** A flash as an entry; the newsroom wrote it. */
export async function flashEntry(
  flash: FlashItem,
  locale: Locale,
  author: { name: string; url: string },
): Promise<FeedItem> {
  const t = await getTranslations({ locale, namespace: 'flash' });
  return {
    url: absoluteUrl(href('kuaixun_wz', { locale, param: flash.id })),
    title: flash.title,
    summary: '',
    html: flashHtml(flash, t('sourceLabel')),
    published: flash.release_time,
    changed: flash.updated_time,
    author,
    categories: [t(`category.${flash.category}`)],
    imageUrl: '',
  };
}

/** A place within the page is a place of the page; a path is one of this site. */
function absoluteBody(html: string, pageUrl: string): string {
  const absolute = (address: string) =>
    URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : null;
  return sanitizeBody(html, { href: absolute, src: absolute });
}

function flashHtml({ content, source }: FlashItem, sourceLabel: string): string {
  const paragraphs = content.split(/\n{2,}/).map((text) => `<p>${escaped(text)}</p>`);
  if (!source) return paragraphs.join('');
  const name = escaped(source.name || source.url);
  const shown = source.url ? `<a href="${escaped(source.url)}">${name}</a>` : name;
  return sanitizeBody(`${paragraphs.join('')}<p>${escaped(sourceLabel)} ${shown}</p>`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
