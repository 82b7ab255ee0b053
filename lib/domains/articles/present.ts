import type {
  ArticleDetails,
  ArticleItem,
  AuthorDetails,
  AuthorRef,
} from '../../contract/articles';
import type { SectionRef } from '../../contract/taxonomy';
import type { Locale, LocalizedText } from '../../i18n/locales';
import { pickEdition, pickText } from '../../i18n/pick-text';
import { pictureAddress } from '../media/public';
import { deckOf } from './deck';
import type { ArticleCard, ArticleText, EditionHead } from './repository';

interface AuthorRow {
  id: number;
  nickname: LocalizedText;
  bio: LocalizedText;
  avatar: string;
  level: number;
  isSample: boolean;
}

/** An author as a byline shows them. */
export function presentAuthor(row: AuthorRow, locale: Locale): AuthorRef {
  return {
    id: row.id,
    nickname: pickText(row.nickname, locale),
    avatar_img: pictureAddress(row.avatar),
    is_sample: row.isSample,
  };
}

export function presentAuthorDetails(
  row: AuthorRow,
  articleCount: number,
  locale: Locale,
): AuthorDetails {
  return {
    ...presentAuthor(row, locale),
    bio: pickText(row.bio, locale),
    level: row.level,
    article_count: articleCount,
  };
}

export function presentSection(
  row: { id: number; key: string; name: LocalizedText; routeId: string; hue: number },
  locale: Locale,
): SectionRef {
  return {
    id: row.id,
    key: row.key,
    name: pickText(row.name, locale),
    route_id: row.routeId,
    hue: row.hue,
  };
}

/** Cards with the edition that a reader of `locale` sees; one without any edition is left out. */
export function presentCards(cards: readonly ArticleCard[], locale: Locale): ArticleItem[] {
  return cards.flatMap((card) => {
    const edition = pickEdition(card.editions ?? [], locale);
    return edition ? [presentCard(card, edition, locale)] : [];
  });
}

export function presentCard(card: ArticleCard, edition: EditionHead, locale: Locale): ArticleItem {
  return {
    id: card.id,
    title: edition.title,
    summary: edition.summary,
    pic: pictureAddress(card.cover),
    release_time: card.publishedAt.toISOString(),
    author: presentAuthor(card.author, locale),
    section: presentSection(card.section, locale),
    lang: edition.locale,
    views: card.views,
    reading_minutes: edition.readingMinutes,
    is_sponsored: card.isSponsored,
  };
}

/** The whole article with the edition that a reader of `locale` sees; null when it has none. */
export function presentDetails(
  article: ArticleCard & ArticleText,
  locale: Locale,
): ArticleDetails | null {
  const editions = article.editions ?? [];
  const edition = pickEdition(editions, locale);
  if (!edition || article.bodyHtml === null) return null;
  const { sourceName, sourceUrl } = article;
  return {
    ...presentCard(article, edition, locale),
    deck: deckOf(edition.summary, article.bodyHtml),
    body_html: article.bodyHtml,
    editions: editions.map((head) => head.locale).sort(),
    original_lang: article.originalLocale,
    updated_time: article.revisedAt?.toISOString() ?? null,
    labels: article.labels.map(({ id, key, name }) => ({ id, key, name: pickText(name, locale) })),
    source: sourceName || sourceUrl ? { name: sourceName ?? '', url: sourceUrl ?? '' } : null,
    sponsor: article.isSponsored ? article.sponsor : '',
    corrections: article.corrections.map(({ text, time }) => ({
      text: pickText(text, locale),
      time,
    })),
  };
}
