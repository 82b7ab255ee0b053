import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import type { AppConfig } from '@/lib/contract/app-config';
import { useMyWords } from '@/components/my/my-words';
import type { Locale } from '@/lib/i18n/locales';

export interface SignUpViewProps {
  locale: Locale;
  documents: Pick<AppConfig, 'privacy_policy' | 'term_of_service'>;
  /** The panels of signing in, registering first. */
  panels?: ReactNode;
}

/** /signUp: what an account is for, what is kept of it, and the panels to get one. */
export function SignUpView({ locale, documents, panels }: SignUpViewProps) {
  const t = useTranslations('my.signUp');
  const names = useTranslations('routes');
  const { for: uses, keep } = useMyWords('signUp');
  const links = [
    { href: documents.term_of_service.value, text: t('terms') },
    { href: documents.privacy_policy.value, text: t('privacy') },
  ];
  return (
    <div className="mx-auto w-full max-w-[66rem]">
      <Frozen unique>
        <PageHead title={names('signUp')} deck={t('deck')} />
      </Frozen>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 rail:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        {panels && (
          <section aria-label={t('panels')} lang={locale}>
            <div className="js-only">{panels}</div>
            <noscript>
              <p className="border-l-2 border-signal pl-4 text-15">{t('noScript')}</p>
            </noscript>
          </section>
        )}
        <div className="grid content-start gap-8">
          <Frozen unique>
            <Reasons id="account-for" title={t('forTitle')} lines={Object.values(uses)} />
          </Frozen>
          <Frozen unique>
            <Reasons id="account-keep" title={t('keepTitle')} lines={Object.values(keep)} />
          </Frozen>
          <p className="flex flex-wrap gap-x-6">
            {links.map(({ href, text }) => (
              <a
                key={text}
                href={href}
                className="inline-flex min-h-11 items-center text-15 text-tide underline"
              >
                {text}
              </a>
            ))}
          </p>
        </div>
      </div>
    </div>
  );
}

function Reasons({ id, title, lines }: { id: string; title: string; lines: readonly string[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="panel-head font-display text-17">
        {title}
      </h2>
      <ul className="mt-2 list-disc pl-5 text-15 text-ink-2 marker:text-rule">
        {lines.map((line) => (
          <li key={line} className="py-1">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
