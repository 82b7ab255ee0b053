import type { Newsroom } from '@/lib/contract/importing';
import { sanitizeBody } from '@/lib/domains/articles/public';
import { markdownToHtml } from '@/lib/domains/importing/markdown';
import { localizedName } from '@/lib/domains/articles/complete-editions';
import { htmlToTraditional } from '@/lib/i18n/html-to-traditional';
import type { LocalizedText } from '@/lib/i18n/locales';
import { seedAbout } from './content/information/about';
import { seedCommunityPlaces } from './content/information/community';
import { seedCommunityRules } from './content/information/community-rules';
import { seedCooperation } from './content/information/cooperation';
import { seedCopyright } from './content/information/copyright';
import { seedDisclaimer } from './content/information/disclaimer';
import { seedNotices } from './content/information/notices';
import { seedTerms } from './content/information/terms';
import type { SeedTextBoth } from './content/seed-shapes';

const DAY_MS = 86_400_000;
const SEED_DOCUMENTS = [seedAbout, seedCopyright, seedTerms, seedDisclaimer, seedCommunityRules];

/**
 * The newsroom's own pages, announcements and community places of the sample.
 * @param mail address that stands in the texts.
 */
export function informationOf(
  now: Date,
  mail: string,
): Pick<Newsroom, 'documents' | 'notices' | 'communityPlaces'> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return {
    documents: SEED_DOCUMENTS.map((document) => ({
      key: document.key,
      title: textOf(document.title),
      lead: textOf(document.lead),
      version: document.version,
      effectiveAt: daysBefore(document.effectiveDaysAgo),
      sections: document.sections.map(({ key, title, body }) => ({
        key,
        title: textOf(title),
        body: bodyOf(body, mail),
      })),
    })),
    notices: seedNotices.map(({ key, kind, isPinned, daysAgo, title, summary, body }) => ({
      key,
      kind,
      isPinned,
      publishedAt: daysBefore(daysAgo),
      title: textOf(title),
      summary: textOf(summary),
      body: bodyOf(body, mail),
    })),
    communityPlaces: seedCommunityPlaces.map((place) => ({
      ...place,
      name: textOf(place.name),
      description: textOf(place.description),
      note: textOf(place.note),
    })),
  };
}

/** Services and media kit as the settings keep them. */
export function cooperationSetting() {
  const { services, figures, boilerplate, assets } = seedCooperation;
  return {
    services: services.map(({ key, name, summary, includes, leadTime }) => ({
      key,
      name: textOf(name),
      summary: textOf(summary),
      includes: includes.map(textOf),
      leadTime: textOf(leadTime),
    })),
    figures: figures.map(({ key, value, name, note }) => ({
      key,
      value,
      name: textOf(name),
      note: textOf(note),
    })),
    areFiguresSample: true,
    boilerplate: textOf(boilerplate),
    assets: assets.map(({ key, name, url }) => ({ key, name: textOf(name), url })),
  };
}

function textOf({ zh, en }: SeedTextBoth): LocalizedText {
  return localizedName(zh, en);
}

/** Markdown as clean HTML; a page in traditional Chinese links to the pages in its own script. */
function bodyOf({ zh, en }: SeedTextBoth, mail: string): LocalizedText {
  const html = (markdown: string) =>
    sanitizeBody(markdownToHtml(markdown.replaceAll('{mail}', `[${mail}](mailto:${mail})`)));
  const simplified = html(zh);
  return {
    'zh-Hans': simplified,
    'zh-Hant': htmlToTraditional(simplified).replace(/href="\/(?!\/)/g, 'href="/zh-hant/'),
    en: html(en),
  };
}
