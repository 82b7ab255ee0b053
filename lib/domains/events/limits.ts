import type { LimitRule } from '../domain-context';

const HOUR = 3_600;

export const BEGIN_BY_ACCOUNT: LimitRule = { name: 'events:begin', points: 30, seconds: HOUR };
export const SUBMIT_BY_ACCOUNT: LimitRule = { name: 'events:submit', points: 30, seconds: HOUR };
/** Letters to everybody who has a ticket. */
export const MESSAGE_BY_EVENT: LimitRule = {
  name: 'events:message',
  points: 3,
  seconds: 24 * HOUR,
};
