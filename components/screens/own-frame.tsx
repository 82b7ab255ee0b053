import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import '@/components/form/form.css';
import { OwnData } from '@/components/layout/own/own-data';
import { ShowCurrent } from '@/components/layout/own/show-current';
import { OwnNav, type OwnPage } from '@/components/my/own-nav';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { useMyWords } from '@/components/my/my-words';
import type { Locale } from '@/lib/i18n/locales';

export interface OwnFrameProps {
  page: OwnPage;
  locale: Locale;
  /** The layout that is to come, while it is not known who reads. */
  skeleton: ReactNode;
  /** What only who is signed in sees. */
  children: ReactNode;
}

/** One of the reader's own pages: the same shell for everybody, with their own data inside. */
export function OwnFrame({ page, locale, skeleton, children }: OwnFrameProps) {
  return (
    <OwnShell page={page} locale={locale}>
      <OwnData locale={locale} words={useMyWords('frame')} skeleton={skeleton}>
        {children}
      </OwnData>
    </OwnShell>
  );
}

/** Heading and menu of one's own pages. */
export function OwnShell({ page, locale, children }: Omit<OwnFrameProps, 'skeleton'>) {
  const t = useTranslations('my');
  const names = useTranslations('routes');
  const descriptions = useTranslations('routesDescription');
  return (
    <div className="mx-auto w-full max-w-[66rem]">
      <Frozen unique>
        <PageHead kicker={t('title')} title={names(page)} deck={descriptions(page)} />
      </Frozen>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 max-wide:pt-1 wide:grid-cols-[11rem_minmax(0,1fr)] wide:pt-8">
        <Frozen>
          <OwnNav locale={locale} active={page} />
        </Frozen>
        <ShowCurrent />
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}
