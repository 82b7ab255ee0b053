import { eq } from 'drizzle-orm';
import { DOCUMENT_KEYS } from '../../contract/documents';
import { documents } from '../../db/schema';
import type { LocalizedText } from '../../i18n/locales';
import type { ContentStore } from './content-store';

interface Section {
  key: string;
  title: LocalizedText;
  body: LocalizedText;
}

/** Links of the traditional text to pages of the site lead to the traditional ones. */
const PREFIX = '/zh-hant/';

/** The newsroom's own pages: one record each, numbered in the contract's order. */
export const documentStore: ContentStore = {
  list: async (db) => {
    const rows = await db.select({ key: documents.key, title: documents.title }).from(documents);
    return DOCUMENT_KEYS.flatMap((key, place) => {
      const row = rows.find((each) => each.key === key);
      return row ? [{ id: place + 1, title: row.title }] : [];
    });
  },
  find: async (db, id) => {
    const key = DOCUMENT_KEYS[id - 1];
    if (!key) return undefined;
    const [row] = await db.select().from(documents).where(eq(documents.key, key)).for('update');
    if (!row) return undefined;
    const { title, lead, version, effectiveAt, sections } = row;
    return {
      title,
      lead,
      version,
      effective_time: effectiveAt,
      parts: sections.map((section) => ({ ...section, body: plainLinks(section.body) })),
    };
  },
  findByKey: () => Promise.resolve(undefined),
  isTaken: () => Promise.resolve(false),
  insert: () => Promise.resolve(undefined),
  update: async (db, id, values) => {
    const key = DOCUMENT_KEYS[id - 1];
    if (!key) return;
    const parts = values.parts as Section[];
    await db
      .update(documents)
      .set({
        title: values.title as LocalizedText,
        lead: values.lead as LocalizedText,
        version: values.version as string,
        effectiveAt: values.effective_time as Date,
        sections: parts.map((part) => ({ ...part, body: ownLinks(part.body) })),
      })
      .where(eq(documents.key, key));
  },
  remove: () => Promise.resolve(),
  order: () => Promise.resolve(),
};

/** Without the language in links, as the simplified text has them: then it is told what is derived. */
function plainLinks(text: LocalizedText): LocalizedText {
  return { ...text, 'zh-Hant': text['zh-Hant'].replaceAll(`href="${PREFIX}`, 'href="/') };
}

function ownLinks(text: LocalizedText): LocalizedText {
  const plain = plainLinks(text)['zh-Hant'];
  return { ...text, 'zh-Hant': plain.replace(/href="\/(?!\/)/g, `href="${PREFIX}`) };
}
