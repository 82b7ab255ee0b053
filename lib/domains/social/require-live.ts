import { CodedError } from '../../contract/error-codes';
import { isKnownAuthor, listArticleStates } from '../articles/public';
import type { DomainContext } from '../domain-context';
import { listFlashStates } from '../flash/public';
import { isKnownLabel } from '../taxonomy/public';
import type { MarkedKind } from './repository';

/** Only what readers can see is marked. @throws CodedError notFound */
export async function requireLive(ctx: DomainContext, kind: MarkedKind, id: number): Promise<void> {
  if (!(await isLive(ctx, kind, id))) throw new CodedError('notFound');
}

async function isLive(ctx: DomainContext, kind: MarkedKind, id: number) {
  if (kind === 'label') return isKnownLabel(ctx.db, id);
  if (kind === 'author') return isKnownAuthor(ctx.db, id);
  const listStates = kind === 'article' ? listArticleStates : listFlashStates;
  const [found] = await listStates(ctx.db, { ids: [id] });
  return found?.state === 'live';
}
