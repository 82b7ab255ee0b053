import type { ArticleItem } from '@/lib/contract/articles';
import type { FlashItem } from '@/lib/contract/flash';
import type { EventItem } from '@/lib/contract/home';
import type { Label } from '@/lib/contract/taxonomy';
import type { Locale } from '@/lib/i18n/locales';

/** A fixed moment, always more than three months ago, so that pictures of the gallery compare. */
export const NOON = Date.parse('2024-03-04T04:05:00.000Z');
const MINUTE_MS = 60_000;
/** The longest name that an author may have, in characters. */
const NAME_MAX_CHARS = 40;

/** Sentences of the site's own messages, which the samples are made of. */
export interface SampleWords {
  locale: Locale;
  /** Short: a word or two. */
  names: readonly string[];
  /** Long: a sentence each. */
  sentences: readonly string[];
}

/** One of the words in turn, so that neighbours differ. */
function turn(words: readonly string[], at: number): string {
  return words[at % words.length] ?? '';
}

/** A title far over three lines, with names that must not be torn. */
export function longTitle({ sentences }: SampleWords): string {
  return `ERC-4337, EIP-7702: ${sentences.slice(0, 4).join(' ')}`;
}

/** A name as long as names may be. */
export function longName({ sentences }: SampleWords): string {
  return Array.from(sentences.join('')).slice(0, NAME_MAX_CHARS).join('');
}

/** An article with every field set; `change` replaces what a state needs. */
export function sampleArticle(
  id: number,
  words: SampleWords,
  change: Partial<ArticleItem> = {},
): ArticleItem {
  return {
    id,
    title: turn(words.sentences, id),
    summary: turn(words.sentences, id + 5),
    pic: '',
    release_time: new Date(NOON - id * 47 * MINUTE_MS).toISOString(),
    author: { id: 1, nickname: turn(words.names, id), avatar_img: '', is_sample: true },
    section: {
      id: 1,
      key: 'industry',
      name: turn(words.names, id + 3),
      route_id: 'home_chanye',
      hue: 205,
    },
    lang: words.locale,
    views: 100,
    reading_minutes: 6,
    is_sponsored: false,
    ...change,
  };
}

export function sampleFlash(
  id: number,
  words: SampleWords,
  change: Partial<FlashItem> = {},
): FlashItem {
  return {
    id,
    title: turn(words.sentences, id),
    content: turn(words.sentences, id + 7),
    category: 'onchain',
    is_important: false,
    release_time: new Date(NOON - id * 211 * MINUTE_MS).toISOString(),
    updated_time: null,
    source: null,
    lang: words.locale,
    ...change,
  };
}

export function sampleEvent(
  id: number,
  words: SampleWords,
  change: Partial<EventItem> = {},
): EventItem {
  const start = NOON + id * 1440 * MINUTE_MS;
  return {
    id,
    title: turn(words.names, id),
    summary: '',
    poster: '',
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 120 * MINUTE_MS).toISOString(),
    time_zone: 'Asia/Hong_Kong',
    city: turn(words.names, id + 1),
    is_online: false,
    is_free: true,
    langs: {},
    ...change,
  };
}

export function sampleLabel(id: number, name: string, articleCount: number): Label {
  return { id, key: `label-${id}`, name, description: '', article_count: articleCount };
}
