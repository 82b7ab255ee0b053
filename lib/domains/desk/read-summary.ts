import type { CallOutput } from '../../contract/endpoints';
import { countOpen } from '../applications/public';
import type { DomainContext } from '../domain-context';
import { countWaitingEvents } from '../events/public';
import { countFeedbackSince } from '../feedback/public';
import { staffMember } from '../staff';
import { countDeadTools } from '../tools/public';
import { countPending } from '../verification/public';
import { countFailedJobs } from './jobs-repository';

const WEEK_MS = 7 * 86_400_000;

/** How much waits for the desk. @throws CodedError notPermitted, secondStepRequired */
export async function readSummary({
  ctx,
}: {
  ctx: DomainContext;
}): Promise<CallOutput<'deskSummary'>> {
  staffMember(ctx.actor);
  const since = new Date(ctx.now.getTime() - WEEK_MS);
  return {
    events: await countWaitingEvents(ctx.db),
    dead_links: await countDeadTools(ctx.db),
    failed_jobs: await countFailedJobs(ctx.db, since),
    real_names: await countPending(ctx.db),
    columns: await countOpen(ctx.db, 'column'),
    cooperation: await countOpen(ctx.db, 'cooperation'),
    feedback: await countFeedbackSince(ctx.db, since),
  };
}
