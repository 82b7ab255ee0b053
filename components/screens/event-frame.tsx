import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import '@/components/form/form.css';
import '@/components/event/event.css';
import { OwnData } from '@/components/layout/own/own-data';
import { useMyWords } from '@/components/my/my-words';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { Locale } from '@/lib/i18n/locales';
import { routeById, type RouteId } from '@/lib/routes/route-table';

type EventPage = Extract<RouteId, `ac_${string}`>;

/** A page of buying or holding: the same shell for everybody, with one's own data inside. */
export function EventFrame({
  page,
  locale,
  children,
}: {
  page: EventPage;
  locale: Locale;
  children: ReactNode;
}) {
  const names = useTranslations('routes');
  const descriptions = useTranslations('routesDescription');
  const words = useMyWords('frame');
  // Languages float on a page without a footer: the last of its acts can be scrolled clear of them.
  const hasFooter = routeById(page).layout.footer;
  return (
    <div className={clsx('mx-auto w-full max-w-[66rem]', !hasFooter && 'max-rail:pb-24')}>
      <Frozen unique>
        <PageHead title={names(page)} deck={descriptions(page)} className="no-print" />
      </Frozen>
      <div className="pt-6">
        <OwnData
          locale={locale}
          words={words}
          skeleton={<SkeletonRows count={4} look="text" label={words.loading} />}
        >
          {children}
        </OwnData>
      </div>
    </div>
  );
}
