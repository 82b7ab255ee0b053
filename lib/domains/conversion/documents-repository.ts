import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { documents } from '../../db/schema';
import type { ConversionWords } from '../../i18n/desk-words';
import { htmlToTraditional } from '../../i18n/html-to-traditional';
import type { LocalizedText } from '../../i18n/locales';
import { toTraditional } from '../../i18n/to-traditional';

/** Links of the traditional text lead to the traditional pages. */
const OWN_LINK = /href="\/zh-hant\//g;

interface Words {
  before: readonly ConversionWords[];
  now: ConversionWords;
}

/** Derives the parts of the site's own pages anew, each page held meanwhile. @returns how many changed. */
export async function deriveDocuments(db: Database, words: Words): Promise<number> {
  const keys = await db.select({ key: documents.key }).from(documents);
  let changed = 0;
  for (const { key } of keys) {
    changed += await db.transaction(async (tx) => {
      const isThis = eq(documents.key, key);
      const [row] = await tx.select().from(documents).where(isThis).for('update');
      const parts = row?.sections.map((part) => ({
        ...part,
        title: derived(part.title, toTraditional, words),
        body: derived(part.body, linkedToTraditional, words),
      }));
      if (!row || JSON.stringify(parts) === JSON.stringify(row.sections)) return 0;
      await tx
        .update(documents)
        .set({ sections: sql`${JSON.stringify(parts)}::jsonb` })
        .where(isThis);
      return 1;
    });
  }
  return changed;
}

function derived(
  text: LocalizedText,
  derive: (text: string, options: { words: ConversionWords }) => string,
  { before, now }: Words,
): LocalizedText {
  const hans = text['zh-Hans'];
  const isDerived = before.some((words) => derive(hans, { words }) === text['zh-Hant']);
  return isDerived ? { ...text, 'zh-Hant': derive(hans, { words: now }) } : text;
}

function linkedToTraditional(html: string, options: { words: ConversionWords }): string {
  const plain = htmlToTraditional(html, options).replace(OWN_LINK, 'href="/');
  return plain.replace(/href="\/(?!\/)/g, 'href="/zh-hant/');
}
