import type { LimitRule } from '../domain-context';

const MINUTE = 60;

/** A network may be a whole school's. */
export const SEARCH_BY_NETWORK: LimitRule = {
  name: 'search:network',
  points: 120,
  seconds: MINUTE,
};
/** One word typed asks a few times. */
export const SUGGEST_BY_NETWORK: LimitRule = {
  name: 'suggest:network',
  points: 600,
  seconds: MINUTE,
};
export const RECORD_BY_NETWORK: LimitRule = { name: 'record:network', points: 60, seconds: MINUTE };
