import { newClientKey } from '@/lib/client/client-key';
import { FLASH_CATEGORIES } from '@/lib/contract/flash';
import type { CallInput } from '@/lib/contract/endpoints';

/** A flash as it is being written; its key makes of it one flash however often it is sent. */
export type FlashDraft = Required<CallInput<'publishFlash'>>;

/** Where this device keeps what was not published yet. */
const KEY = 'desk:flash-draft';

/** An empty draft, with the category that was used last. */
export function emptyDraft(category: FlashDraft['category'] = 'original'): FlashDraft {
  return {
    client_key: newClientKey(),
    category,
    is_important: false,
    ...{ title: '', content: '', title_en: '', content_en: '', source_name: '', source_url: '' },
  };
}

/** What was kept, or an empty draft. */
export function readDraft(): FlashDraft {
  const empty = emptyDraft();
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<FlashDraft> | null;
    if (!kept) return empty;
    const isKnown = FLASH_CATEGORIES.some((category) => category === kept.category);
    return isKnown ? { ...empty, ...kept } : empty;
  } catch {
    return empty;
  }
}

/** Keeps a draft, or forgets it once nothing stands in it. */
export function keepDraft(draft: FlashDraft): void {
  try {
    if (isEmptyDraft(draft)) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the draft lives as long as the page.
  }
}

export function isEmptyDraft(draft: FlashDraft): boolean {
  const { title, content, title_en: titleEn, content_en: contentEn } = draft;
  return [title, content, titleEn, contentEn].every((text) => text.trim() === '');
}
