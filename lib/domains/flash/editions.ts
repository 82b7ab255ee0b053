import type { FlashInput } from '../../contract/desk-flash';
import type { LocalizedText } from '../../i18n/locales';
import { toTraditional } from '../../i18n/to-traditional';

/** The editions of what an editor wrote: the traditional one is derived, the English one optional. */
export function editionsOf(input: FlashInput) {
  const { title, content, title_en: titleEn, content_en: contentEn } = input;
  return [
    { locale: 'zh-Hans' as const, title, content, isDerived: false },
    {
      locale: 'zh-Hant' as const,
      title: toTraditional(title),
      content: toTraditional(content),
      isDerived: true,
    },
    ...(titleEn === ''
      ? []
      : [{ locale: 'en' as const, title: titleEn, content: contentEn, isDerived: false }]),
  ];
}

/** What of a flash stands beside its editions. */
export function factsOf({ category, is_important: isImportant, ...input }: FlashInput) {
  return {
    category,
    isImportant,
    sourceName: input.source_name === '' ? null : nameOf(input.source_name),
    sourceUrl: input.source_url || null,
  };
}

function nameOf(name: string): LocalizedText {
  return { 'zh-Hans': name, 'zh-Hant': toTraditional(name) };
}
