import { useTranslations } from 'next-intl';
import { ApplicationForm } from '@/components/form/application-form';
import { ColumnFields } from '@/components/form/column-fields';
import {
  ColumnBenefits,
  ColumnProcess,
  ColumnRequirements,
  UserLevels,
} from '@/components/form/column-programme';
import { FormPrivacy } from '@/components/form/form-privacy';
import { LookUpForm } from '@/components/form/look-up-form';
import { ButtonLink } from '@/components/ui/button';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import type { Locale } from '@/lib/i18n/locales';

const FORM = 'column-application';
const LOOK_UP = 'column-status';

export interface ColumnApplicationViewProps {
  locale: Locale;
  /** Where the newsroom reads mail; '' where it has no such address. */
  mail: string;
}

/** Applying for a column: what it brings, what is asked, how it goes, the form, and its status. */
export function ColumnApplicationView({ locale, mail }: ColumnApplicationViewProps) {
  const t = useTranslations('forms');
  const c = useTranslations('forms.column');
  const names = useTranslations('routes');
  return (
    <div className="mx-auto grid w-full max-w-[66rem] gap-y-12">
      <div>
        <Frozen unique>
          <PageHead title={names('gw_ruzhu')} deck={c('deck')} />
        </Frozen>
        <p className="mt-5 flex flex-wrap gap-3">
          <ButtonLink look="primary" href="#apply">
            {c('form.title')}
          </ButtonLink>
          <ButtonLink look="outline" href="#status">
            {t('lookUp.title')}
          </ButtonLink>
        </p>
      </div>
      <Frozen unique>
        <ColumnBenefits />
      </Frozen>
      <div className="grid gap-x-14 gap-y-12 rail:grid-cols-2">
        <Frozen unique>
          <ColumnRequirements />
        </Frozen>
        <Frozen unique>
          <ColumnProcess />
        </Frozen>
      </div>
      <Frozen unique>
        <UserLevels />
      </Frozen>
      <section
        id="apply"
        aria-labelledby="apply-title"
        className="scroll-mt-20 border-t border-rule pt-8"
      >
        <h2 id="apply-title" className="mb-5 font-display text-24">
          {c('form.title')}
        </h2>
        <ApplicationForm
          id={FORM}
          label={c('form.title')}
          act={c('form.send')}
          call="submitColumnApplication"
          lookUpFormId={LOOK_UP}
          locale={locale}
          mail={mail}
        >
          <ColumnFields form={FORM} locale={locale} />
        </ApplicationForm>
        <FormPrivacy locale={locale} />
      </section>
      <section
        id="status"
        aria-labelledby="status-title"
        className="scroll-mt-20 border-t border-rule pt-8"
      >
        <h2 id="status-title" className="font-display text-24">
          {c('status.title')}
        </h2>
        <p className="mt-1 mb-5 text-15 text-ink-2">{t('lookUp.text')}</p>
        <LookUpForm
          id={LOOK_UP}
          label={c('status.title')}
          call="getColumnApplication"
          locale={locale}
          mail={mail}
        />
      </section>
    </div>
  );
}
