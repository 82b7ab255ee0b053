import { CodedError } from '../../contract/error-codes';
import type { FeedCursor } from '../../db/feed-window';

const CURSOR_PATTERN = /^([0-9a-z]{1,12})-([0-9a-z]{1,7})$/;

/** Writes a cursor as short URL-safe text: milliseconds and id in base 36. */
export function encodeCursor({ publishedAt, id }: FeedCursor): string {
  return `${publishedAt.getTime().toString(36)}-${id.toString(36)}`;
}

/** @throws CodedError invalidInput for text that no list of ours gave out. */
export function decodeCursor(text: string): FeedCursor {
  const match = CURSOR_PATTERN.exec(text);
  const publishedAt = new Date(Number.parseInt(match?.[1] ?? '', 36));
  const id = Number.parseInt(match?.[2] ?? '', 36);
  if (Number.isNaN(publishedAt.getTime()) || Number.isNaN(id) || id > 2_147_483_647) {
    throw new CodedError('invalidInput', { field: 'cursor' });
  }
  return { publishedAt, id };
}
