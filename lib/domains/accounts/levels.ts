import { USER_LEVELS } from '../../contract/constants';
import type { UserInfo } from '../../contract/own-account';

export type LevelStep = UserInfo['next_level'][number];

/** What of an account decides its level. */
export interface Standing {
  isEmailVerified: boolean;
  createdAt: Date;
  now: Date;
  approvedArticles: number;
  /** Level that the desk granted (4 to 6), or 0. */
  grantedLevel: number;
}

const DAY_MS = 86_400_000;
/** Levels of silent-areas (Users and levels): the first three are earned, the rest granted. */
const MEMBER = 2;
const CONTRIBUTOR = 3;
const COLUMNIST = 4;
const MEMBER_DAYS = 7;
const CONTRIBUTOR_ARTICLES = 3;

/**
 * The level of an account, 1 to 6: what the desk granted, else what was earned, where each
 * level needs the ones below it.
 */
export function levelOf(standing: Standing): number {
  if (standing.grantedLevel >= COLUMNIST) return Math.min(standing.grantedLevel, USER_LEVELS);
  const isMember = standing.isEmailVerified && daysOf(standing).is_met;
  if (!isMember) return 1;
  return articlesOf(standing).is_met ? CONTRIBUTOR : MEMBER;
}

/** What the next level asks for; with a first level that is not complete, that too. */
export function nextSteps(standing: Standing): LevelStep[] {
  const level = levelOf(standing);
  if (level === 1) {
    const email = step('email', 1, standing.isEmailVerified ? 1 : 0);
    return email.is_met ? [daysOf(standing)] : [email, daysOf(standing)];
  }
  if (level === MEMBER) return [articlesOf(standing)];
  if (level === CONTRIBUTOR) return [step('column', 1, 0)];
  if (level === COLUMNIST) return [step('documents', 1, 0)];
  return level < USER_LEVELS ? [step('contract', 1, 0)] : [];
}

function daysOf({ createdAt, now }: Standing): LevelStep {
  const days = Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS);
  return step('days', MEMBER_DAYS, days);
}

function articlesOf({ approvedArticles }: Standing): LevelStep {
  return step('articles', CONTRIBUTOR_ARTICLES, approvedArticles);
}

function step(key: LevelStep['key'], wanted: number, has: number): LevelStep {
  const count = Math.max(0, Math.min(has, wanted));
  return { key, wanted, count, is_met: count === wanted };
}
