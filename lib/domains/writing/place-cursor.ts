import { CodedError } from '../../contract/error-codes';
import { LOCALES } from '../../i18n/locales';
import type { ManuscriptPlace } from './repository';

/** Where a page of manuscripts ended: the moment that it is ordered by, and which it was. */
export interface PlaceCursor extends ManuscriptPlace {
  at: Date;
}

const PATTERN = /^([0-9a-z]{1,12})-([0-9a-z]{1,7})-(\d)$/;

/** Writes a cursor as short URL-safe text. */
export function encodePlace({ at, articleId, locale }: PlaceCursor): string {
  return `${at.getTime().toString(36)}-${articleId.toString(36)}-${LOCALES.indexOf(locale)}`;
}

/** @throws CodedError invalidInput for text that no list of ours gave out. */
export function decodePlace(text: string): PlaceCursor {
  const match = PATTERN.exec(text);
  const at = new Date(Number.parseInt(match?.[1] ?? '', 36));
  const articleId = Number.parseInt(match?.[2] ?? '', 36);
  const locale = LOCALES[Number(match?.[3])];
  if (Number.isNaN(at.getTime()) || !(articleId <= 2_147_483_647) || !locale) {
    throw new CodedError('invalidInput', { field: 'cursor' });
  }
  return { at, articleId, locale };
}
