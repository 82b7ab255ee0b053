import { randomInt } from 'node:crypto';
import { NICKNAME_MAX } from '../../contract/own-account';
import type { CallContext } from '../domain-context';
import type { Target } from './target';

const READER = { 'zh-Hans': '读者', 'zh-Hant': '讀者', en: 'Reader ' };
const NUMBER_DIGITS = 6;
const DEFAULT_NAME = new RegExp(`^(?:${Object.values(READER).join('|')})(\\d{${NUMBER_DIGITS}})$`);

/**
 * What an account begins with whose address or number is proven. Its name is everybody's to see:
 * nothing of the address or number is in it.
 */
export function newcomer(
  ctx: Pick<CallContext, 'locale' | 'now'>,
  target: Target,
  more: { name?: string; phoneCode?: string; passwordHash?: string; googleSubject?: string } = {},
) {
  const { name, ...rest } = more;
  const { address } = target;
  const isEmail = target.kind === 'email';
  const number = String(randomInt(10 ** NUMBER_DIGITS)).padStart(NUMBER_DIGITS, '0');
  return {
    ...rest,
    ...(isEmail ? { email: address, emailVerifiedAt: ctx.now } : { phone: address }),
    nickname: asNickname(name ?? '') || `${READER[ctx.locale]}${number}`,
    locale: ctx.locale,
    createdAt: ctx.now,
  };
}

/**
 * A name as a page in some language writes it: one that nobody chose is in that language, any
 * other is its owner's.
 */
export function nameFor(nickname: string, locale: CallContext['locale']): string {
  const number = DEFAULT_NAME.exec(nickname)?.[1];
  return number === undefined ? nickname : `${READER[locale]}${number}`;
}

/** One line of at most as many characters as a nickname has, none of them cut in two. */
function asNickname(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\s]+/gu, ' ').trim();
  let name = '';
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (name.length + segment.length > NICKNAME_MAX) break;
    name += segment;
  }
  return name.trim();
}
