import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import {
  accountNotices,
  applications,
  collections,
  eventOrders,
  events,
  feedback,
  follows,
  labelFollows,
  likes,
  manuscripts,
  realNames,
  searchRecords,
  signIns,
  uploads,
} from '../../db/schema';

/** Everything beside the account's row and sessions that is kept of a person. */
export async function listTraces(
  db: Database,
  { id, provenEmail }: { id: number; provenEmail: string | null },
) {
  const sign_ins = await db
    .select({
      time: signIns.at,
      method: signIns.method,
      outcome: signIns.outcome,
      browser: signIns.userAgent,
      network: signIns.network,
    })
    .from(signIns)
    .where(eq(signIns.accountId, id))
    .orderBy(asc(signIns.at));
  const [real_name] = await db
    .select({
      status: realNames.state,
      name: realNames.maskedName,
      reason: realNames.reason,
      submitted_time: realNames.submittedAt,
      decided_time: realNames.decidedAt,
    })
    .from(realNames)
    .where(eq(realNames.accountId, id));
  return {
    sign_ins,
    real_name: real_name ?? null,
    ...(await listSocial(db, id)),
    searches: await db
      .select({ keyword: searchRecords.keyword, time: searchRecords.searchedAt })
      .from(searchRecords)
      .where(eq(searchRecords.accountId, id))
      .orderBy(asc(searchRecords.searchedAt), asc(searchRecords.id)),
    notices: await db
      .select({
        kind: accountNotices.kind,
        params: accountNotices.params,
        time: accountNotices.createdAt,
        read_time: accountNotices.readAt,
      })
      .from(accountNotices)
      .where(eq(accountNotices.accountId, id))
      .orderBy(asc(accountNotices.id)),
    manuscripts: await db
      .select({
        article_id: manuscripts.articleId,
        language: manuscripts.locale,
        status: manuscripts.state,
        content: manuscripts.content,
        reason_code: manuscripts.reasonCode,
        reason_text: manuscripts.reasonText,
        created_time: manuscripts.createdAt,
        updated_time: manuscripts.updatedAt,
      })
      .from(manuscripts)
      .where(eq(manuscripts.accountId, id))
      .orderBy(asc(manuscripts.createdAt), asc(manuscripts.articleId), asc(manuscripts.locale)),
    uploads: await db
      .select({ picture: uploads.hash, type: uploads.purpose, time: uploads.at })
      .from(uploads)
      .where(eq(uploads.accountId, id))
      .orderBy(asc(uploads.id)),
    events: await db
      .select({ id: events.id, title: events.title, status: events.state })
      .from(events)
      .where(eq(events.accountId, id))
      .orderBy(asc(events.id)),
    orders: await db
      .select({
        reference: eventOrders.reference,
        event_id: eventOrders.eventId,
        status: eventOrders.state,
        quantity: eventOrders.quantity,
        total_minor: eventOrders.totalMinor,
        refunded_minor: eventOrders.refundedMinor,
        currency: eventOrders.currency,
        attendees: eventOrders.attendees,
        time: eventOrders.createdAt,
      })
      .from(eventOrders)
      .where(eq(eventOrders.accountId, id))
      .orderBy(asc(eventOrders.id)),
    feedback: await db
      .select({
        reference: feedback.reference,
        text: feedback.text,
        email: feedback.contact,
        page: feedback.page,
        time: feedback.createdAt,
      })
      .from(feedback)
      .where(eq(feedback.accountId, id))
      .orderBy(asc(feedback.id)),
    applications: provenEmail ? await listApplications(db, provenEmail) : [],
  };
}

async function listSocial(db: Database, id: number) {
  const thing = (table: typeof collections | typeof likes) =>
    db
      .select({ type: table.kind, id: table.targetId, time: table.at })
      .from(table)
      .where(eq(table.accountId, id))
      .orderBy(asc(table.at));
  return {
    collections: await thing(collections),
    likes: await thing(likes),
    follows: await db
      .select({ author_id: follows.authorId, time: follows.at })
      .from(follows)
      .where(eq(follows.accountId, id))
      .orderBy(asc(follows.at)),
    label_follows: await db
      .select({ label_id: labelFollows.labelId, time: labelFollows.at })
      .from(labelFollows)
      .where(eq(labelFollows.accountId, id))
      .orderBy(asc(labelFollows.at)),
  };
}

async function listApplications(db: Database, email: string) {
  return db
    .select({
      reference: applications.reference,
      kind: applications.kind,
      status: applications.status,
      answers: applications.answers,
      time: applications.createdAt,
    })
    .from(applications)
    .where(eq(applications.email, email))
    .orderBy(asc(applications.id));
}
