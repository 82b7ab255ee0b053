import type { ToolItem } from '../../contract/tools';

/** What asking a tool's address came to. */
export type LinkOutcome = 'answers' | 'gone' | 'silent';

/** What is known of a tool's address. */
export interface LinkFacts {
  linkState: 'unchecked' | 'ok' | 'dead';
  checkedAt: Date | null;
  /** Since when it has not answered; null while it does. */
  failingSince: Date | null;
}

/** A server that is down for a day may be mended; after this long its link helps nobody. */
const SILENCE_MAX_MS = 24 * 60 * 60 * 1000;

/**
 * What is known after one more look. An address that is gone (no such name, 404, 410) is
 * dead at once; one that stays silent or breaks is dead after a day of it.
 */
export function afterLook(known: LinkFacts, outcome: LinkOutcome, now: Date): LinkFacts {
  if (outcome === 'answers') return { linkState: 'ok', checkedAt: now, failingSince: null };
  const failingSince = known.failingSince ?? now;
  const isDead = outcome === 'gone' || now.getTime() - failingSince.getTime() >= SILENCE_MAX_MS;
  return { linkState: isDead ? 'dead' : known.linkState, checkedAt: now, failingSince };
}

/** What a reader is told: an address that failed at the last look is not called good. */
export function shownState({
  linkState,
  failingSince,
}: Pick<LinkFacts, 'linkState' | 'failingSince'>): ToolItem['link_state'] {
  return failingSince !== null && linkState !== 'dead' ? 'silent' : linkState;
}

/**
 * Reads an HTTP status. Pages behind a wall against robots (401, 403, 405, 429) answer:
 * a reader gets through.
 */
export function outcomeOfStatus(status: number): LinkOutcome {
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 ? 'silent' : 'answers';
}
