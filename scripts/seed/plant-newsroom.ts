import path from 'node:path';
import type { Newsroom, PreparedArticle, StoredPicture } from '@/lib/contract/importing';
import { sanitizeBody } from '@/lib/domains/articles/public';
import { markdownToHtml } from '@/lib/domains/importing/markdown';
import { completeEditions, localizedName } from '@/lib/domains/articles/complete-editions';
import { digestOf } from '@/lib/domains/importing/prepare-article';
import { storePicture } from '@/lib/domains/media/public';
import type { LocalizedText } from '@/lib/i18n/locales';
import { toTraditional } from '@/lib/i18n/to-traditional';
import { installedStore } from '@/lib/platform/installed-store';
import type { NewsroomSink } from '../newsroom-sink';
import { seedAppConfig } from './content/app-config';
import { seedAuthors } from './content/authors';
import { seedColumns } from './content/columns';
import { coveredEvents } from './content/covered-events';
import { seedOffers } from './content/event-offers';
import { seedEvents } from './content/events';
import { seedFlashes } from './content/flashes';
import { seedHotWords } from './content/hot-words';
import { seedLabels } from './content/labels';
import { forumEvents } from './content/microsites/forum-events';
import { seedSections } from './content/sections';
import { dayIn, zoned } from './content/reading/calendar-rules';
import type { SeedEvent, SeedText } from './content/seed-shapes';
import { seedTools } from './content/tools';
import { seedTopics } from './content/topics';
import { renderSeedPicture } from './pictures';
import { coverageOf } from './plant-coverage';
import { cooperationSetting, informationOf } from './plant-information';
import { marketOf } from './plant-market';
import { learningOf } from './plant-learning';
import { datesOf, issuesOf, topicExtrasOf } from './plant-reading';
import { readSeedArticles, type SeedArticle } from './read-articles';
import { siteDocuments } from './site-documents';

/** Sources of the sample newsroom's articles are named so, to be found again. */
const SOURCE = 'sample';
const MINUTE_MS = 60_000;
const BATCH = 16;
/** Articles that fill the top of the home page on a fresh installation. */
const TOP_STORIES = 5;

/** What is reported while the newsroom is planted. */
export type Report = (step: string, done: number, total: number) => void;

/**
 * Plants the sample newsroom: everything that a fresh installation shows, with
 * times before `now`. A second run updates what the sample has changed and
 * leaves everything else alone.
 */
export async function plantNewsroom(
  sink: NewsroomSink,
  now: Date,
  report: Report,
): Promise<{ articles: number; flashes: number }> {
  const seeds = readSeedArticles(path.join(process.cwd(), 'scripts', 'seed', 'articles'));
  const pictures = await drawPictures(seeds, report);
  const hashOf = (key: string) => pictures.get(key)?.hash ?? '';
  const { flashes } = await sink.run(
    'installNewsroom',
    newsroomOf(now, hashOf, [...pictures.values()]),
  );
  const articles = seeds.map((seed) => () => articleOf(seed, now, hashOf));
  for (let from = 0; from < articles.length; from += BATCH) {
    const batch = articles.slice(from, from + BATCH).map((make) => make());
    const outcomes = await sink.run('importArticles', { articles: batch });
    const failed = outcomes.find((outcome) => outcome.outcome === 'failed');
    if (failed) throw new Error(`${failed.sourceKey}: ${failed.reason}`);
    report('articles', Math.min(from + BATCH, articles.length), articles.length);
  }
  await sink.run('installPlaces', placesOf(seeds, hashOf));
  await sink.run('saveIssues', { issues: issuesOf(now, seeds.map(issueArticleOf)) });
  await sink.run('saveDates', { dates: datesOf(now) });
  await sink.run('saveCoverage', coverageOf(sampleKey));
  await sink.run('saveLearning', learningOf(sampleKey));
  await sink.run('saveMarket', await marketOf());
  await sink.run('saveMicrosites', { sites: siteDocuments(now) });
  return { articles: seeds.length, flashes };
}

async function drawPictures(
  seeds: readonly SeedArticle[],
  report: Report,
): Promise<Map<string, StoredPicture>> {
  const store = installedStore();
  const keys = new Set<string>([
    ...seeds.map((seed) => seed.cover).filter((key) => key !== 'none'),
    ...seedAuthors.map((author) => author.avatar),
    ...seedColumns.map((column) => column.cover),
    ...seedTopics.map((topic) => topic.cover),
    ...seedEvents.map((event) => event.poster),
    ...seedAppConfig.banners.map((banner) => banner.picture),
  ]);
  const pictures = new Map<string, StoredPicture>();
  for (const key of keys) {
    pictures.set(key, await storePicture(store, await renderSeedPicture(key)));
    report('pictures', pictures.size, keys.size);
  }
  return pictures;
}

function newsroomOf(
  now: Date,
  hashOf: (key: string) => string,
  pictures: StoredPicture[],
): Newsroom {
  const { brand, privacyPolicy, termOfService, storeLinks } = seedAppConfig;
  return {
    settings: {
      app: {
        privacyPolicyUrl: privacyPolicy.value,
        termsUrl: termOfService.value,
        brand: {
          name: textOf(brand.name),
          slogan: textOf(brand.slogan),
          description: textOf(brand.description),
        },
        app: {
          scheme: storeLinks.deepLinkScheme,
          iosUrl: storeLinks.ios,
          androidUrl: storeLinks.android,
          packageUrl: storeLinks.androidPackage,
        },
        contactEmail: seedAppConfig.contactEmail,
        socials: [],
      },
      cooperation: cooperationSetting(),
    },
    sections: seedSections.map(({ key, name, description, routeId, hue }) => ({
      key,
      name: textOf(name),
      description: textOf(description),
      routeId,
      hue,
    })),
    authors: seedAuthors.map(({ key, nickname, bio, avatar, level }) => ({
      key,
      nickname: textOf(nickname),
      bio: textOf(bio),
      avatar: hashOf(avatar),
      level,
    })),
    labels: seedLabels.map(({ key, name, description }) => ({
      key,
      name: textOf(name),
      description: textOf(description),
    })),
    columns: seedColumns.map(({ key, author, title, intro, cover }) => ({
      key,
      author,
      title: textOf(title),
      intro: textOf(intro),
      cover: hashOf(cover),
    })),
    events: [...seedEvents, ...coveredEvents, ...forumEvents(now)].map((event) => {
      const startsAt = startOf(event, now);
      return {
        key: event.key,
        title: textOf(event.title),
        summary: textOf(event.summary),
        city: event.city ? textOf(event.city) : textOf({ zh: '', en: '' }),
        startsAt: wholeQuarter(startsAt),
        endsAt: wholeQuarter(startsAt + event.durationMinutes * MINUTE_MS),
        timeZone: event.timeZone,
        isOnline: event.isOnline,
        isFree: event.isFree,
        poster: hashOf(event.poster),
        organiser: event.organiser,
        ...offerOf(event.key),
      };
    }),
    tools: seedTools.map((tool) => ({
      ...tool,
      chains: [...tool.chains],
      description: textOf(tool.description),
    })),
    flashes: seedFlashes.map((flash) => ({
      key: flash.key,
      category: flash.category,
      isImportant: flash.isImportant,
      publishedAt: minutesBefore(now, flash.minutesAgo),
      sourceName: flash.sourceName ? localizedName(flash.sourceName) : null,
      sourceUrl: null,
      editions: [
        { locale: 'zh-Hans' as const, title: flash.title, content: flash.body, isDerived: false },
        {
          locale: 'zh-Hant' as const,
          title: toTraditional(flash.title),
          content: toTraditional(flash.body),
          isDerived: true,
        },
        ...(flash.en
          ? [
              {
                locale: 'en' as const,
                title: flash.en.title,
                content: flash.en.body,
                isDerived: false,
              },
            ]
          : []),
      ],
    })),
    hotWords: seedHotWords.map(({ zh, en }) => localizedName(zh, en)),
    banners: seedAppConfig.banners.map(({ key, title, picture, href }) => ({
      key,
      title: textOf(title),
      picture: hashOf(picture),
      link: href,
    })),
    ...informationOf(now, seedAppConfig.contactEmail),
    pictures,
  };
}

function articleOf(seed: SeedArticle, now: Date, hashOf: (key: string) => string): PreparedArticle {
  const sources = [
    { locale: 'zh-Hans' as const, title: seed.title, summary: seed.summary, body: seed.body },
    ...(seed.titleEn && seed.bodyEn
      ? [
          {
            locale: 'en' as const,
            title: seed.titleEn,
            summary: seed.summaryEn ?? '',
            body: seed.bodyEn,
          },
        ]
      : []),
  ];
  const article = {
    sourceKey: sourceKeyOf(seed),
    sourceName: null,
    sourceUrl: null,
    originalLocale: 'zh-Hans' as const,
    section: seed.section,
    labels: seed.labels.map((key) => ({ key, name: labelName(key) })),
    author: { key: seed.author, nickname: authorName(seed.author) },
    cover: seed.cover === 'none' ? '' : hashOf(seed.cover),
    views: seed.views,
    editions: completeEditions(
      sources.map(({ body, ...edition }) => ({
        ...edition,
        bodyHtml: sanitizeBody(markdownToHtml(body)),
      })),
    ),
    pictures: [],
  };
  // The age is relative to the day of planting: it must not make the article look changed.
  const digest = digestOf({ ...article, publishedAt: null });
  return { ...article, publishedAt: minutesBefore(now, seed.minutesAgo), digest };
}

function placesOf(seeds: readonly SeedArticle[], hashOf: (key: string) => string) {
  const newestFirst = [...seeds].sort((left, right) => left.minutesAgo - right.minutesAgo);
  const leading = newestFirst.filter((seed) => seed.cover !== 'none').slice(0, TOP_STORIES);
  return {
    topics: seedTopics.map(({ key, title, intro, cover, articleLabels }) => ({
      key,
      title: textOf(title),
      intro: textOf(intro),
      cover: hashOf(cover),
      ...topicExtrasOf(key),
      articleSourceKeys: newestFirst
        .filter((seed) => articleLabels.some((label) => seed.labels.includes(label)))
        .map(sourceKeyOf),
    })),
    homeSlots: leading.map(sourceKeyOf),
  };
}

function issueArticleOf(seed: SeedArticle) {
  const { section, minutesAgo, views } = seed;
  return { sourceKey: sourceKeyOf(seed), section, minutesAgo, views };
}

const sampleKey = (key: string) => `${SOURCE}:${key}`;
const sourceKeyOf = (seed: SeedArticle) => sampleKey(seed.key);

function labelName(key: string): LocalizedText {
  const label = seedLabels.find((candidate) => candidate.key === key);
  if (!label) throw new Error(`There is no sample label "${key}".`);
  return textOf(label.name);
}

function authorName(key: string): LocalizedText {
  const author = seedAuthors.find((candidate) => candidate.key === key);
  if (!author) throw new Error(`There is no sample author "${key}".`);
  return textOf(author.nickname);
}

function offerOf(key: string): Pick<Newsroom['events'][number], 'offer'> {
  const offer = seedOffers[key];
  if (!offer) return {};
  const { label, address, details, tickets } = offer;
  return {
    offer: {
      label,
      address: textOf(address ?? { zh: '', en: '' }),
      details: textOf(details),
      tickets: tickets.map(({ name, code, listPriceMinor, ...ticket }) => ({
        ...ticket,
        name: textOf(name),
        listPriceMinor: listPriceMinor ?? null,
        code: code ?? null,
      })),
    },
  };
}

function textOf({ zh, en }: SeedText): LocalizedText {
  return localizedName(zh, en);
}

function minutesBefore(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * MINUTE_MS).toISOString();
}

/** Events begin on the quarter of an hour. */
function wholeQuarter(timeMs: number): string {
  const quarterMs = 15 * MINUTE_MS;
  return new Date(Math.round(timeMs / quarterMs) * quarterMs).toISOString();
}

/** Milliseconds since the epoch at which a sample event begins. */
function startOf({ startsInMinutes, clock, timeZone }: SeedEvent, now: Date): number {
  const moment = now.getTime() + startsInMinutes * MINUTE_MS;
  return clock ? Date.parse(zoned(dayIn(moment, timeZone), clock, timeZone)) : moment;
}
