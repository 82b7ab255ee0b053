import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import type { Locale } from '../../i18n/locales';
import type { DomainContext } from '../domain-context';
import { refuseStranger, writerOf } from './policy';
import { listDecisions } from './decision-repository';
import { presentVersion } from './present';
import { presentHistory } from './present-history';
import type { ManuscriptPlace } from './repository';
import { getStanding, ownershipOf } from './standing';
import { findVersion, listVersionHeads } from './version-repository';

/** Versions that one answer holds; more than a year of daily work leaves after thinning. */
const HISTORY_MAX = 500;

interface Place {
  article_id: number;
  locale: Locale;
}

/**
 * Earlier versions of one's own text with what the desk decided, the latest first; the desk is
 * not named.
 * @throws CodedError signInRequired, articleNotFound, notPermitted
 */
export async function manuscriptHistory({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: Place;
}): Promise<CallOutput<'manuscriptHistory'>> {
  const place = await ownPlace(ctx, input);
  const versions = await listVersionHeads(ctx.db, place, HISTORY_MAX);
  const decisions = await listDecisions(ctx.db, place);
  return { list: presentHistory(versions, decisions, false) };
}

/** One earlier version, whole. @throws CodedError as `manuscriptHistory`, notFound */
export async function getManuscriptVersion({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: Place & { revision: number };
}): Promise<CallOutput<'getManuscriptVersion'>> {
  const place = await ownPlace(ctx, input);
  const version = await findVersion(ctx.db, place, input.revision);
  if (!version) throw new CodedError('notFound');
  return { version: presentVersion(version), content: version.content };
}

async function ownPlace(ctx: DomainContext, input: Place): Promise<ManuscriptPlace> {
  const person = writerOf(ctx.actor);
  const place = { articleId: input.article_id, locale: input.locale };
  refuseStranger(person, ownershipOf(await getStanding(ctx.db, place)));
  return place;
}
