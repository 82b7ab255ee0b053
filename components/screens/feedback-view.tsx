import { useTranslations } from 'next-intl';
import { FeedbackForm } from '@/components/form/feedback-form';
import { NumberedSteps } from '@/components/my/numbered-steps';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface FeedbackViewProps {
  locale: Locale;
  /** Where the newsroom reads mail; '' where it has no such address. */
  mail: string;
}

/** /feed_back: telling the desk something, and what becomes of it. */
export function FeedbackView({ locale, mail }: FeedbackViewProps) {
  const t = useTranslations('my.feedback');
  const names = useTranslations('routes');
  return (
    <div className="mx-auto w-full max-w-[66rem]">
      <Frozen unique>
        <PageHead title={names('feed_back')} deck={t('deck')} />
      </Frozen>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 wide:grid-cols-[minmax(0,1fr)_18rem]">
        <section aria-labelledby="feedback-title">
          <h2 id="feedback-title" className="mb-5 font-display text-24">
            {t('formTitle')}
          </h2>
          <FeedbackForm locale={locale} mail={mail} />
          <p className="mt-4 text-13 text-ink-2">
            {t.rich('privacy', {
              link: (text) => (
                <a
                  href={href('mianzeshengming', { locale, hash: 'privacy' })}
                  className="text-tide underline"
                >
                  {text}
                </a>
              ),
            })}
          </p>
        </section>
        <Frozen unique>
          <NumberedSteps
            id="feedback-next"
            title={t('nextTitle')}
            steps={[t('next.1'), t('next.2'), t('next.3')]}
          />
        </Frozen>
      </div>
    </div>
  );
}
