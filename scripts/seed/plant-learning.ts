import type { LearningSet } from '@/lib/contract/importing-learning';
import { sanitizeBody } from '@/lib/domains/articles/public';
import { markdownToHtml } from '@/lib/domains/importing/markdown';
import { localizedName } from '@/lib/domains/articles/complete-editions';
import { htmlToTraditional } from '@/lib/i18n/html-to-traditional';
import type { LocalizedText } from '@/lib/i18n/locales';
import { basicModules } from './content/learning/course-basics';
import { furtherModules } from './content/learning/course-further';
import { termsAToL } from './content/learning/glossary-a-l';
import { termsMToZ } from './content/learning/glossary-m-z';
import { moneyScams } from './content/learning/scams-money';
import { walletScams } from './content/learning/scams-wallet';
import type { SeedTextBoth } from './content/seed-shapes';

/**
 * The beginners' course, glossary and scam warnings of the sample newsroom.
 * @param sourceKeyOf what an article of the sample is found by, from its own key.
 */
export function learningOf(sourceKeyOf: (articleKey: string) => string): LearningSet {
  return {
    modules: [...basicModules, ...furtherModules].map(({ key, title, summary, lessons }) => ({
      key,
      title: textOf(title),
      summary: textOf(summary),
      lessons: lessons.map((lesson) => ({
        key: lesson.key,
        title: textOf(lesson.title),
        body: bodyOf(lesson.body),
        takeaway: textOf(lesson.takeaway),
        readingMinutes: lesson.readingMinutes,
        articleSourceKey: lesson.article ? sourceKeyOf(lesson.article) : null,
      })),
    })),
    terms: [...termsAToL, ...termsMToZ].map(([key, zh, en, zhIs, enIs]) => ({
      key,
      name: textOf({ zh, en }),
      definition: textOf({ zh: zhIs, en: enIs }),
    })),
    scams: [...walletScams, ...moneyScams].map(({ key, title, summary, signs, actions }) => ({
      key,
      title: textOf(title),
      summary: textOf(summary),
      signs: signs.map(textOf),
      actions: actions.map(textOf),
    })),
  };
}

function textOf({ zh, en }: SeedTextBoth): LocalizedText {
  return localizedName(zh, en);
}

function bodyOf({ zh, en }: SeedTextBoth): LocalizedText {
  const simplified = sanitizeBody(markdownToHtml(zh));
  return {
    'zh-Hans': simplified,
    'zh-Hant': htmlToTraditional(simplified),
    en: sanitizeBody(markdownToHtml(en)),
  };
}
