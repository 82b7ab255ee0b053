import type { CeremonyState, GatheringState } from '../../contract/microsites';

/** Where a gathering stands at a moment: its end belongs to "over". */
export function gatheringState(
  site: { startsAt: string; endsAt: string; isCancelled: boolean },
  now: Date,
): GatheringState {
  if (site.isCancelled) return 'cancelled';
  if (now < new Date(site.startsAt)) return 'before';
  return now < new Date(site.endsAt) ? 'live' : 'over';
}

/** Where a ceremony stands: votes count from `votingFrom` up to, not at, `votingUntil`. */
export function ceremonyState(
  site: { votingFrom: string; votingUntil: string; resultsAt: string },
  now: Date,
): CeremonyState {
  if (now < new Date(site.votingFrom)) return 'announced';
  if (now < new Date(site.votingUntil)) return 'open';
  return now < new Date(site.resultsAt) ? 'counting' : 'results';
}
