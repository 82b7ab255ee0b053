import { FLASH_TEXT_MAX, FLASH_TITLE_MAX } from '@/lib/contract/desk-flash';
import type { FlashDraft } from './flash-draft';

export type FlashFault = 'title' | 'content' | 'sourceUrl' | 'titleEn' | 'contentEn';

/** What is wrong with a draft, before it is sent. */
export function faultsOf(draft: FlashDraft): FlashFault[] {
  const faults: FlashFault[] = [];
  const { title_en: titleEn, content_en: contentEn } = draft;
  if (!isWithin(draft.title, FLASH_TITLE_MAX)) faults.push('title');
  if (!isWithin(draft.content, FLASH_TEXT_MAX)) faults.push('content');
  if (!isAddress(draft.source_url)) faults.push('sourceUrl');
  if (titleEn.trim() === '' && contentEn.trim() !== '') faults.push('titleEn');
  if (contentEn.trim() === '' && titleEn.trim() !== '') faults.push('contentEn');
  return faults;
}

function isWithin(text: string, max: number): boolean {
  const { length } = text.trim();
  return length > 0 && length <= max;
}

function isAddress(text: string): boolean {
  return text.trim() === '' || (/^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim()));
}
