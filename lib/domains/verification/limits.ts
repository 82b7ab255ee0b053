import type { LimitRule } from '../domain-context';

const DAY = 86_400;

/** Each costs the decoding of a picture and an editor's time. */
export const SUBMIT_BY_ACCOUNT: LimitRule = {
  name: 'real-name:account',
  points: 5,
  seconds: DAY,
};
