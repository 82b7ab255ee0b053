import type { Database } from '../../db/client';
import type { NoticeKind } from './notice-kinds';
import { insertNotice } from './repository';

/** Something to tell a person in their messages. */
export interface NewNotice {
  accountId: number;
  kind: NoticeKind;
  /** Arguments of the sentence `notices.<kind>` in messages/my. */
  params: Record<string, string | number>;
  /** What makes it the same one: a second notice of the key is not written. */
  dedupeKey: string;
  at: Date;
}

/**
 * Writes a notice for a person, within the transaction of what it tells of. The verb that
 * writes it has authorised.
 * @returns false where it had been written before.
 */
export async function notify(db: Database, notice: NewNotice): Promise<boolean> {
  const { at, ...values } = notice;
  return insertNotice(db, { ...values, createdAt: at });
}
