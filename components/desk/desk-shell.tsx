import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OwnData } from '@/components/layout/own/own-data';
import { ShowCurrent } from '@/components/layout/own/show-current';
import { usePlainWords } from '@/components/layout/own/plain-words';
import { Frozen } from '@/components/ui/frozen';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { Locale } from '@/lib/i18n/locales';
import { DeskNav, type DeskPage } from './desk-nav';
import { SecondStepGate } from './security/second-step-gate';
import { StaffOnly } from './staff-only';

export interface DeskShellProps {
  page: DeskPage;
  locale: Locale;
  /** The layout that is to come, while it is not known who asks; rows of a list when left out. */
  skeleton?: ReactNode;
  /** What only a member of the desk sees; inside, `useOwn` and `useStaff` say who. */
  children: ReactNode;
}

const ROWS = 6;

/**
 * A page of the newsroom's desk: the same shell for everybody, with its heading and the
 * desk's menu; what is inside is loaded and shown for staff alone.
 */
export function DeskShell({ page, locale, skeleton, children }: DeskShellProps) {
  const frame = usePlainWords('my', 'frame');
  const shell = usePlainWords('desk', 'shell');
  const security = usePlainWords('desk', 'security');
  const words = {
    ...frame,
    signInTitle: shell.signInTitle,
    signInText: shell.signInText,
    failed: shell.failed,
  };
  const waiting = skeleton ?? <SkeletonRows count={ROWS} look="flash" label={frame.loading} />;
  return (
    <div className="w-full">
      <Frozen>
        <DeskHead page={page} locale={locale} />
      </Frozen>
      <ShowCurrent />
      <div className="pt-5">
        <OwnData locale={locale} words={words} skeleton={waiting}>
          <StaffOnly words={shell} skeleton={waiting}>
            <SecondStepGate
              words={security}
              isSetUpPage={page === 'desk_security'}
              skeleton={waiting}
            >
              {children}
            </SecondStepGate>
          </StaffOnly>
        </OwnData>
      </div>
    </div>
  );
}

function DeskHead({ page, locale }: Pick<DeskShellProps, 'page' | 'locale'>) {
  const names = useTranslations('routes');
  const descriptions = useTranslations('routesDescription');
  return (
    <header>
      <div className="flex flex-wrap items-baseline gap-x-4 pb-2">
        <h1 className="font-display text-24">{names(page)}</h1>
        <p className="text-13 text-ink-2">{descriptions(page)}</p>
      </div>
      <DeskNav locale={locale} active={page} />
    </header>
  );
}
