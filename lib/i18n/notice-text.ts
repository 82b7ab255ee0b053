import { createTranslator } from 'next-intl';
import type { Locale } from './locales';
import { messagesOf } from './messages';
import { withSiteTimes } from './site-times';

export interface NoticeText {
  title: string;
  text: string;
}

/**
 * The words of a notice in a reader's language. A kind that this version has no words for,
 * or one whose arguments are lacking, is told of in general words.
 */
export function noticeText(
  locale: Locale,
  kind: string,
  params: Readonly<Record<string, string | number>>,
): NoticeText {
  let isWhole = Object.hasOwn(messagesOf(locale).my.notices, kind);
  const translate = createTranslator({
    locale,
    messages: messagesOf(locale),
    namespace: 'my.notices',
    onError: () => {
      isWhole = false;
    },
    // The kinds are data: those that have no words are caught here.
  }) as unknown as (key: string, args: Record<string, string | number>) => string;
  const args = withSiteTimes(params, locale);
  const say = (key: string) => ({
    title: translate(`${key}.title`, args),
    text: translate(`${key}.text`, args),
  });
  const own = isWhole ? say(kind) : undefined;
  return own && isWhole ? own : say('other');
}
