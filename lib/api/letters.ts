import { createHash } from 'node:crypto';
import { createTranslator } from 'next-intl';
import type { Letter } from '../domains/domain-context';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { withSiteTimes } from '../i18n/site-times';
import { systemClock } from '../platform/clock';
import { dataPaths } from '../platform/data-folder';
import type { Env } from '../platform/env';
import { env } from '../platform/env';
import { handleJob, type JobHandler } from '../platform/jobs';
import { logger } from '../platform/logger';
import { smtpSender, type Mail, type MailSender } from '../platform/mail';
import { outboxMailSender, outboxSmsSender } from '../platform/outbox';
import { gatewaySender, type SmsSender, type TextMessage } from '../platform/sms';
import { call } from './call';
import { letterHtml, letterText } from './letter-layout';
import { openLetter, SEND_LETTER } from './letter-queue';

/** What sends letters: the senders are opened when the first one is to be sent. */
export function letterHandler(settings: Env): JobHandler {
  let senders: { mail: MailSender; sms: SmsSender } | undefined;
  return handleJob(SEND_LETTER, async ({ sealed }, { id }) => {
    const letter = openLetter(sealed);
    senders ??= createSenders(settings);
    const host = new URL(settings.SITE_URL).hostname;
    const { words, brand } = await wordsFor(letter);
    if (letter.channel === 'sms') {
      await senders.sms.send(composeText(letter, words, id));
    } else {
      await senders.mail.send(composeMail(letter, words, { brand, id: `<${id}@${host}>` }));
    }
  });
}

/** Address that mails come from where none is set. */
export function mailFrom({ MAIL_FROM, SITE_URL }: Pick<Env, 'MAIL_FROM' | 'SITE_URL'>): string {
  return MAIL_FROM ?? `no-reply@${new URL(SITE_URL).hostname}`;
}

function createSenders(settings: Env): { mail: MailSender; sms: SmsSender } {
  const folder = dataPaths(settings.DATA_DIR).outbox;
  const outbox = { folder, log: logger('outbox'), now: () => systemClock.now() };
  const { SMTP_URL, SMS_GATEWAY_URL, SMS_GATEWAY_KEY } = settings;
  return {
    mail: SMTP_URL
      ? smtpSender(SMTP_URL, mailFrom(settings))
      : outboxMailSender({ ...outbox, from: mailFrom(settings) }),
    sms: SMS_GATEWAY_URL
      ? gatewaySender(SMS_GATEWAY_URL, SMS_GATEWAY_KEY)
      : outboxSmsSender(outbox),
  };
}

/** A letter's sentences: `subject`, `text`, `footer`, and `code` or `act` where it has one. */
interface LetterWords {
  subject: string;
  paragraphs: string[];
  /** Shown large, to be copied. */
  code?: string;
  /** Words of the button that leads to `path`. */
  act?: string;
  footer: string;
}

async function wordsFor(letter: Letter): Promise<{ words: LetterWords; brand: string }> {
  const config = await call('getAppConfig', {}, { locale: letter.locale });
  const brand = config.brand.name;
  const t = letterTranslator(letter.locale);
  const args = { brand, scene: 'any', ...withSiteTimes(letter.params, letter.locale) };
  const say = (key: string) => t(`${letter.kind}.${key}`, args);
  const words: LetterWords = {
    subject: say('subject'),
    paragraphs: say('text').split('\n').filter(Boolean),
    footer: say('footer'),
  };
  if (letter.params.code !== undefined) words.code = String(letter.params.code);
  if (letter.path !== undefined) words.act = say('act');
  return { words, brand };
}

function letterTranslator(locale: Locale) {
  // The kinds are data: what is missing shows in the tests that send each.
  return createTranslator({
    locale,
    messages: messagesOf(locale),
    namespace: 'letters',
  }) as unknown as (key: string, args: Record<string, string | number>) => string;
}

function composeText({ to }: Letter, words: LetterWords, jobId: string): TextMessage {
  return { to, text: words.paragraphs.join('\n'), id: digestOf(jobId) };
}

function composeMail(
  { to, locale, path }: Letter,
  words: LetterWords,
  { brand, id }: { brand: string; id: string },
): Mail {
  const url = path === undefined ? undefined : new URL(path, env().SITE_URL).href;
  const content = { ...words, ...(url ? { url } : {}), brand, language: locale };
  return {
    to,
    subject: words.subject,
    text: letterText(content),
    html: letterHtml(content),
    language: locale,
    messageId: id,
  };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
