import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/rows';
import { accounts, articles, authors, manuscripts, staffActs } from '../../db/schema';
import type { ManuscriptPlace } from './repository';

/** Acts in the staff's record that decide a text, and what each decides. */
const DECISIONS = {
  'article.approve': 'approve',
  'article.schedule': 'schedule',
  'article.refuse': 'refuse',
} as const;
const ACTS = Object.keys(DECISIONS);

/** Decisions that one answer holds. */
const DECISIONS_MAX = 50;

/** What the desk decided of a text at one time, as the record of acts holds it. */
export interface DecisionRow {
  decision: (typeof DECISIONS)[keyof typeof DECISIONS];
  revision: number;
  /** Name of who decided; '' where that account is gone. */
  name: string;
  at: Date;
  reasonCode: string;
  reasonText: string;
}

/** Decisions of one edition, the latest first; submitting again leaves them as they are. */
export async function listDecisions(
  db: Database,
  { articleId, locale }: ManuscriptPlace,
): Promise<DecisionRow[]> {
  const rows = await db
    .select({
      act: staffActs.act,
      detail: staffActs.detail,
      at: staffActs.at,
      name: accounts.nickname,
    })
    .from(staffActs)
    .leftJoin(accounts, eq(accounts.id, staffActs.accountId))
    .where(
      and(
        eq(staffActs.subject, 'article'),
        eq(staffActs.subjectId, String(articleId)),
        inArray(staffActs.act, ACTS),
        eq(sql`${staffActs.detail}->>'locale'`, locale),
      ),
    )
    .orderBy(desc(staffActs.id))
    .limit(DECISIONS_MAX);
  return rows.map(({ act, detail, at, name }) => ({
    decision: DECISIONS[act as keyof typeof DECISIONS],
    revision: Number(detail.revision),
    name: name ?? '',
    at,
    reasonCode: String(detail.reason_code ?? ''),
    reasonText: String(detail.reason ?? ''),
  }));
}

/** Whether the last decision of a text in a query of manuscripts was a refusal. */
export const wasRefusedLast = sql<boolean>`coalesce((
  select ${staffActs.act} = 'article.refuse' from ${staffActs}
  where ${staffActs.subject} = 'article'
    and ${staffActs.subjectId} = ${manuscripts.articleId}::text
    and ${staffActs.act} in ('article.approve', 'article.schedule', 'article.refuse')
    and ${staffActs.detail}->>'locale' = ${manuscripts.locale}
  order by ${staffActs.id} desc limit 1), false)`;

/** How often the desk refused a text of an account: those submitted again or approved since too. */
export async function countRefusals(db: Database, accountId: number): Promise<number> {
  const result = await db.execute(sql`
    select count(distinct act.id)::int as total from (
      select article.id::text as id, null as locale from ${articles} as article
      join ${authors} as author on author.id = article.author_id
      where author.account_id = ${accountId}
      union all
      select article_id::text, locale from ${manuscripts} where account_id = ${accountId}
    ) as own
    join ${staffActs} as act on act.subject = 'article' and act.subject_id = own.id
      and act.act = 'article.refuse'
      and (own.locale is null or act.detail->>'locale' = own.locale)`);
  return Number(rowsOf<{ total: number }>(result)[0]?.total ?? 0);
}
