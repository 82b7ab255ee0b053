import { and, eq, inArray, isNotNull, isNull, ne, notExists, or } from 'drizzle-orm';
import type { Database } from '../../db/client';
import {
  accountNotices,
  accounts,
  articles,
  authors,
  columns,
  eventOrders,
  eventTickets,
  feedback,
  follows,
  manuscripts,
  manuscriptVersions,
  realNames,
  searchRecords,
  signIns,
  uploads,
} from '../../db/schema';

/** Shown where something that somebody left behind still names them. */
const NOBODY = '已注销';

/**
 * Empties an account of everything that tells whose it was; the row stays, so that nothing
 * else hangs loose.
 */
export async function blankAccount(tx: Database, accountId: number, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({
      email: null,
      emailVerifiedAt: null,
      phone: null,
      phoneCode: null,
      googleSubject: null,
      nickname: NOBODY,
      bio: '',
      avatar: '',
      grantedLevel: 0,
      passwordHash: null,
      state: 'deleted',
      deletedAt: now,
    })
    .where(eq(accounts.id, accountId));
}

/**
 * Removes what else is kept of a person: notices, searches, tries to sign in, names of uploads, the
 * verification by name, drafts, from feedback who wrote it, and from orders and tickets who comes:
 * the seats and what was paid for them stay in the organiser's books.
 * @returns keys of the files that are to be removed once the transaction has ended.
 */
export async function dropTraces(tx: Database, accountId: number): Promise<string[]> {
  await tx.delete(accountNotices).where(eq(accountNotices.accountId, accountId));
  await tx.delete(searchRecords).where(eq(searchRecords.accountId, accountId));
  await tx.delete(signIns).where(eq(signIns.accountId, accountId));
  await tx.delete(uploads).where(eq(uploads.accountId, accountId));
  const nobody = { accountId: null, contact: '' };
  await tx.update(feedback).set(nobody).where(eq(feedback.accountId, accountId));
  await dropWriting(tx, accountId);
  await dropAttendees(tx, accountId);
  const documents = await tx
    .delete(realNames)
    .where(eq(realNames.accountId, accountId))
    .returning({ key: realNames.pictureKey });
  return documents.map(({ key }) => key).filter(Boolean);
}

async function dropAttendees(tx: Database, accountId: number): Promise<void> {
  const own = eq(eventOrders.accountId, accountId);
  const orders = tx.select({ id: eventOrders.id }).from(eventOrders).where(own);
  await tx
    .update(eventTickets)
    .set({ name: '', email: '' })
    .where(inArray(eventTickets.orderId, orders));
  await tx.update(eventOrders).set({ attendees: [] }).where(own);
}

/**
 * What readers never saw of a person's writing goes; what they read stays, and nobody signs in
 * as its author any more. An author of whom nothing was ever live goes too.
 */
async function dropWriting(tx: Database, accountId: number): Promise<void> {
  const own = tx.select({ id: authors.id }).from(authors).where(eq(authors.accountId, accountId));
  await tx
    .delete(articles)
    .where(
      and(
        inArray(articles.authorId, own),
        inArray(articles.state, ['draft', 'pending', 'refused']),
      ),
    );
  const unseen = and(
    eq(manuscripts.accountId, accountId),
    or(ne(manuscripts.state, 'approved'), isNotNull(manuscripts.publishAt)),
  );
  const dropped = await tx
    .delete(manuscripts)
    .where(unseen)
    .returning({ articleId: manuscripts.articleId, locale: manuscripts.locale });
  for (const { articleId, locale } of dropped) {
    const isOf = and(
      eq(manuscriptVersions.articleId, articleId),
      eq(manuscriptVersions.locale, locale),
    );
    await tx.delete(manuscriptVersions).where(isOf);
  }
  const nobody = { accountId: null };
  await tx.update(manuscripts).set(nobody).where(eq(manuscripts.accountId, accountId));
  const autosaves = and(
    eq(manuscriptVersions.savedBy, accountId),
    eq(manuscriptVersions.reason, 'autosave'),
  );
  await tx.delete(manuscriptVersions).where(autosaves);
  await tx
    .update(manuscriptVersions)
    .set({ savedBy: null })
    .where(eq(manuscriptVersions.savedBy, accountId));
  const unread = and(
    eq(authors.accountId, accountId),
    isNull(authors.key),
    notExists(tx.select().from(articles).where(eq(articles.authorId, authors.id))),
    notExists(tx.select().from(columns).where(eq(columns.authorId, authors.id))),
    notExists(tx.select().from(follows).where(eq(follows.authorId, authors.id))),
  );
  await tx.delete(authors).where(unread);
  await tx.update(authors).set(nobody).where(eq(authors.accountId, accountId));
}
