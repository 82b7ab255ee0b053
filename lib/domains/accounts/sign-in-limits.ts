import { CODE_RESEND_SECONDS } from '../../contract/constants';
import type { LimitRule } from '../domain-context';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Keys of a target are its digest, whether or not an account has it. */
export const SEND_AGAIN_TO_TARGET: LimitRule = {
  name: 'code-send:pause',
  points: 1,
  seconds: CODE_RESEND_SECONDS,
};
export const SEND_TO_TARGET_BY_NETWORK: LimitRule = {
  name: 'code-send:target-network',
  points: 10,
  seconds: DAY,
};
/**
 * Looser, and over within hours: who asks for codes to an address from elsewhere must not close
 * its owner's way in for the day.
 */
export const SEND_TO_TARGET: LimitRule = {
  name: 'code-send:target',
  points: 30,
  seconds: 6 * HOUR,
};
/** A text message costs money: nobody has hundreds sent to numbers that are not theirs. */
export const SEND_BY_NETWORK: LimitRule = { name: 'code-send:network', points: 20, seconds: HOUR };

/** Beside the five tries of each code. */
export const CODE_BY_NETWORK: LimitRule = { name: 'code-try:network', points: 60, seconds: HOUR };

/** Forgiven by the right password. Its key is the address with the network that tries. */
export const PASSWORD_BY_TARGET_AND_NETWORK: LimitRule = {
  name: 'password:target-network',
  points: 10,
  seconds: 15 * MINUTE,
};
/**
 * Over all networks, and looser: ten wrong guesses of a stranger must not lock the owner out.
 * Forgiven by the right password.
 */
export const PASSWORD_BY_TARGET: LimitRule = {
  name: 'password:target',
  points: 50,
  seconds: HOUR,
};
/** Tries of one's own password by who is signed in, to change it or to leave. */
export const PASSWORD_BY_ACCOUNT: LimitRule = {
  name: 'password:account',
  points: 10,
  seconds: 15 * MINUTE,
};
/** Never forgiven: one account of one's own must not pay for guesses at others. */
export const PASSWORD_BY_NETWORK: LimitRule = {
  name: 'password:network',
  points: 100,
  seconds: HOUR,
};

export const GOOGLE_BY_NETWORK: LimitRule = { name: 'google:network', points: 100, seconds: HOUR };
export const EXPORT_BY_ACCOUNT: LimitRule = { name: 'account-export', points: 5, seconds: DAY };
