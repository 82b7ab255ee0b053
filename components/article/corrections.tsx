import { useTranslations } from '@/components/ui/words';
import { fullTime } from '@/components/ui/relative-time';
import type { ArticleDetails } from '@/lib/contract/articles';
import type { Locale } from '@/lib/i18n/locales';

export interface CorrectionsProps {
  article: Pick<ArticleDetails, 'corrections'>;
  locale: Locale;
}

/** What was wrong in an article and is put right, each with its time; nothing where there is none. */
export function Corrections({ article, locale }: CorrectionsProps) {
  const t = useTranslations('article');
  const common = useTranslations('common');
  if (article.corrections.length === 0) return null;
  return (
    <section className="mt-8 border-l-2 border-signal pl-4" aria-labelledby="corrections">
      <h2 id="corrections" className="text-15 font-medium">
        {t('corrections')}
      </h2>
      <ul className="mt-2 grid gap-3">
        {article.corrections.map(({ text, time }) => (
          <li key={`${time} ${text}`} className="text-15 leading-7">
            <p className="break-words whitespace-pre-line">{text}</p>
            <p className="text-13 text-ink-2">
              <time dateTime={time}>
                {fullTime(time, locale)} {common('time.zone')}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
