import type { CallOutput } from '../../contract/endpoints';
import type { ManuscriptContent } from '../../contract/writing';
import type { Locale } from '../../i18n/locales';
import { completeEditions } from '../articles/public';
import type { CallContext } from '../domain-context';
import { cleanContent } from './content';
import { PREVIEW_BY_ACCOUNT } from './limits';
import { writerOf } from './policy';

/**
 * A text as readers would see it: through the one policy, and a simplified one in the
 * traditional form that is derived, with its own overrides. Nothing is stored.
 * @throws CodedError signInRequired, tooManyRequests
 */
export async function previewManuscript({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { locale: Locale; content: ManuscriptContent };
}): Promise<CallOutput<'previewManuscript'>> {
  const { id } = writerOf(ctx.actor);
  await ctx.limit(PREVIEW_BY_ACCOUNT, String(id));
  const { title, summary, body_html: bodyHtml, ...rest } = cleanContent(input.content);
  const editions = completeEditions([{ locale: input.locale, title, summary, bodyHtml }], {
    title: rest.hant_title.trim(),
    phrases: rest.hant_phrases,
  });
  return {
    editions: editions.map((edition) => ({
      locale: edition.locale,
      title: edition.title,
      summary: edition.summary,
      body_html: edition.bodyHtml,
      reading_minutes: edition.readingMinutes,
    })),
  };
}
