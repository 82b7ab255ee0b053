import { useTranslations } from '@/components/ui/words';
import type { ReactNode } from 'react';
import { foreignLang } from '@/components/ui/foreign-lang';
import { fullTime } from '@/components/ui/relative-time';
import { TitleText } from '@/components/ui/title-text';
import { SourceName } from '@/components/ui/source-name';
import type { FlashDetails } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface FlashPageProps {
  flash: FlashDetails;
  locale: Locale;
  /** Ways to pass it on. */
  share: ReactNode;
  /** Says that the text is in another language, where it is. */
  notice?: ReactNode;
}

/** One flash on a page of its own: headline, the one time, the text, where it comes from. */
export function FlashPage({ flash, locale, share, notice }: FlashPageProps) {
  const t = useTranslations('flash');
  const common = useTranslations('common');
  const lang = foreignLang(flash.lang, locale);
  return (
    <article className="mx-auto max-w-measure wide:max-w-[43rem]">
      <header>
        <p className="flex items-center gap-3 text-13">
          <a
            href={href('home_kuaixun', { locale })}
            className="font-medium text-tide hover:underline"
          >
            {t('title')}
          </a>
          <span className="text-ink-2">{t(`category.${flash.category}`)}</span>
          {flash.is_important && (
            <span className="font-semibold text-signal">{t('important')}</span>
          )}
        </p>
        <h1 className="mt-2 font-display text-30" lang={lang}>
          <TitleText>{flash.title}</TitleText>
        </h1>
        <p className="mt-3 text-13 text-ink-2">
          <time dateTime={flash.release_time}>
            {fullTime(flash.release_time, locale)} {common('time.zone')}
          </time>
        </p>
      </header>
      {lang && notice}
      <div className="story mt-6 border-t border-hairline pt-6" lang={lang}>
        {flash.content.split(/\n{2,}/).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      <footer className="mt-8 grid gap-3 border-t border-rule pt-4 text-13 text-ink-2">
        {share}
        {flash.source && (
          <p>
            {t('sourceLabel')}{' '}
            <SourceName source={flash.source} className="break-words text-tide hover:underline" />
          </p>
        )}
        {flash.updated_time && (
          <p>
            {t('updated', { time: fullTime(flash.updated_time, locale) })} {common('time.zone')}
          </p>
        )}
      </footer>
    </article>
  );
}
