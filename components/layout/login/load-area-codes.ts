import { callApi } from '@/lib/client/call-api';
import { keep, readKept } from '@/lib/client/session-cache';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { Locale } from '@/lib/i18n/locales';

export type AreaCode = CallOutput<'areaCodeList'>['list'][number];

/** The dialling codes in the reader's language, asked for once in a session. @throws CallFailed */
export async function loadAreaCodes(locale: Locale): Promise<AreaCode[]> {
  const kept = readKept<AreaCode[]>('area-codes', locale)?.value;
  if (kept) return kept;
  const { list } = await callApi('areaCodeList', {}, { locale });
  keep('area-codes', locale, list);
  return list;
}
