import type {
  APPLICATION_FILTERS,
  ApplicationItem,
  OpenedApplication,
} from '../../contract/desk-requests';
import type { ApplicationStatus } from '../../contract/application-rules';
import { CodedError } from '../../contract/error-codes';
import type { Locale } from '../../i18n/locales';
import { findByProvenEmail } from '../accounts/public';
import { findAccountAuthor } from '../articles/public';
import { hasColumn } from '../columns/public';
import { getCooperationDetails } from '../cooperation/public';
import type { DomainContext } from '../domain-context';
import type { PageRequest, PageResult } from '../listings/public';
import { staffMember } from '../staff';
import { countForDesk, listForDesk } from './desk-repository';
import { findByReference, listSteps, type ApplicationRow } from './repository';
import { answerDue, type ApplicationKind } from './rules';

export interface ApplicationQuery extends PageRequest {
  kind: ApplicationKind;
  filter: (typeof APPLICATION_FILTERS)[number];
}

/**
 * Applications for the desk: what is open the longest first. The cursor is the number of the
 * next page: what is decided meanwhile moves the rest up.
 * @throws CodedError notPermitted, secondStepRequired
 */
export async function listApplications(
  ctx: DomainContext,
  { page: asked, limit, cursor, kind, filter }: ApplicationQuery,
): Promise<PageResult<ApplicationItem>> {
  staffMember(ctx.actor);
  const page = cursor && /^[1-9]\d{0,5}$/.test(cursor) ? Number(cursor) : asked;
  const rows = await listForDesk(ctx.db, { kind, filter }, { limit, skip: (page - 1) * limit });
  const total = await countForDesk(ctx.db, { kind, filter });
  const services = await serviceNames(ctx, kind);
  return {
    list: rows.map((row) => presentItem(row, ctx.now, services)),
    total,
    page,
    limit,
    next_cursor: page * limit < total ? String(page + 1) : null,
  };
}

/**
 * One application with everything that was sent.
 * @throws CodedError notPermitted, secondStepRequired, applicationNotFound
 */
export async function openApplication(
  ctx: DomainContext,
  reference: string,
): Promise<OpenedApplication> {
  staffMember(ctx.actor);
  const row = await findByReference(ctx.db, reference);
  if (!row) throw new CodedError('applicationNotFound');
  const steps = await listSteps(ctx.db, row.id);
  const item = presentItem(row, ctx.now, await serviceNames(ctx, row.kind as ApplicationKind));
  const answers = answersOf(row);
  return {
    ...item,
    locale: row.locale as Locale,
    answers: item.kind === 'cooperation' ? { ...answers, service: item.title } : answers,
    reason: row.reason,
    steps: steps.map(({ status, at }) => ({
      status: status as ApplicationStatus,
      time: at.toISOString(),
    })),
    account: await accountOf(ctx, row),
  };
}

async function accountOf(ctx: DomainContext, { email }: ApplicationRow) {
  const account = await findByProvenEmail(ctx.db, email);
  if (!account) return null;
  const author = await findAccountAuthor(ctx.db, account.id);
  return {
    id: account.id,
    nickname: account.nickname,
    level: account.grantedLevel,
    has_column: author !== undefined && (await hasColumn(ctx.db, author.id)),
  };
}

/** What the services of enquiries are called for who reads; a service that is gone keeps its key. */
async function serviceNames(ctx: DomainContext, kind: ApplicationKind): Promise<ServiceNames> {
  if (kind !== 'cooperation') return new Map();
  const { services } = await getCooperationDetails(ctx);
  return new Map(services.map(({ key, name }) => [key, name]));
}
type ServiceNames = ReadonlyMap<string, string>;

function presentItem(row: ApplicationRow, now: Date, services: ServiceNames): ApplicationItem {
  const { answers } = row;
  const kind = row.kind as ApplicationKind;
  const due = answerDue(kind, row.createdAt);
  const isOpen = row.status === 'received' || row.status === 'in_review';
  const textOf = (field: string) => String(answers[field] ?? '');
  const serviceOf = (key: string) => services.get(key) ?? key;
  return {
    reference: row.reference,
    kind,
    status: row.status as ApplicationStatus,
    title: kind === 'column' ? textOf('column_title') : serviceOf(textOf('service')),
    name: kind === 'column' ? textOf('pen_name') : textOf('name'),
    email: textOf('email') || row.email,
    submitted_time: row.createdAt.toISOString(),
    expected_time: due.toISOString(),
    is_late: isOpen && due < now,
  };
}

/** Answers as text: what a form of another version sent is shown as well as it can be. */
function answersOf({ answers }: ApplicationRow): OpenedApplication['answers'] {
  const entries = Object.entries(answers).map(([field, answer]) => [
    field,
    Array.isArray(answer) ? answer.map(String) : String(answer ?? ''),
  ]);
  return Object.fromEntries(entries) as OpenedApplication['answers'];
}
