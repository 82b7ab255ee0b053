import type { FlashItem } from '../../contract/flash';
import type { Locale } from '../../i18n/locales';
import { pickEdition, pickText } from '../../i18n/pick-text';
import type { FlashRow } from './repository';

/** Flashes with the edition that a reader of `locale` sees; one without any is left out. */
export function presentFlashes(rows: readonly FlashRow[], locale: Locale): FlashItem[] {
  return rows.flatMap((row) => {
    const edition = pickEdition(row.editions ?? [], locale);
    if (!edition) return [];
    const hasSource = row.sourceName !== null || row.sourceUrl !== null;
    return [
      {
        id: row.id,
        title: edition.title,
        content: edition.content,
        category: row.category,
        is_important: row.isImportant,
        release_time: row.publishedAt.toISOString(),
        updated_time: row.revisedAt?.toISOString() ?? null,
        source: hasSource
          ? {
              name: row.sourceName ? pickText(row.sourceName, locale) : '',
              url: row.sourceUrl ?? '',
            }
          : null,
        lang: edition.locale,
      },
    ];
  });
}
