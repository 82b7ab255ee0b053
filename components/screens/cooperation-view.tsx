import { useTranslations } from 'next-intl';
import { ApplicationForm } from '@/components/form/application-form';
import { ChooseService } from '@/components/form/choose-service';
import { CooperationFields } from '@/components/form/cooperation-fields';
import { LookUpForm } from '@/components/form/look-up-form';
import { FormPrivacy } from '@/components/form/form-privacy';
import { MediaKit } from '@/components/form/media-kit';
import { CooperationPrinciples, ServiceList } from '@/components/form/service-list';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import type { CooperationDetails } from '@/lib/contract/cooperation';
import type { Locale } from '@/lib/i18n/locales';
import { PanelEmpty } from './panel-empty';

const FORM = 'enquiry';
const LOOK_UP = 'enquiry-status';

export interface CooperationViewProps {
  locale: Locale;
  details: CooperationDetails;
  /** Where the newsroom reads mail; '' where it has no such address. */
  mail: string;
}

/** Working with the newsroom: services, what is not for sale, the media kit, and the form. */
export function CooperationView({ locale, details, mail }: CooperationViewProps) {
  const t = useTranslations('forms');
  const c = useTranslations('forms.cooperation');
  const names = useTranslations('routes');
  const { services } = details;
  return (
    <div className="mx-auto grid w-full max-w-[66rem] gap-y-12">
      <Frozen unique>
        <PageHead title={names('home_hz')} deck={c('deck')} />
      </Frozen>
      {services.length > 0 ? (
        <Frozen unique>
          <ServiceList services={services} formId={FORM} />
        </Frozen>
      ) : (
        <PanelEmpty hint={c('empty')} />
      )}
      <Frozen unique>
        <CooperationPrinciples />
      </Frozen>
      <Frozen unique>
        <MediaKit details={details} />
      </Frozen>
      {services.length > 0 && (
        <>
          <section aria-labelledby="enquiry-title" className="border-t border-rule pt-8">
            <h2 id="enquiry-title" className="font-display text-24">
              {c('form.title')}
            </h2>
            <p className="mt-1 mb-5 text-15 text-ink-2">{c('form.text')}</p>
            <ApplicationForm
              id={FORM}
              label={c('form.title')}
              act={c('form.send')}
              call="submitCooperation"
              lookUpFormId={LOOK_UP}
              locale={locale}
              mail={mail}
            >
              <CooperationFields form={FORM} locale={locale} services={services} />
            </ApplicationForm>
            <ChooseService selectId={`${FORM}-service`} />
            <FormPrivacy locale={locale} />
          </section>
          <section aria-labelledby="enquiry-status-title" className="border-t border-rule pt-8">
            <h2 id="enquiry-status-title" className="font-display text-24">
              {c('status.title')}
            </h2>
            <p className="mt-1 mb-5 text-15 text-ink-2">{t('lookUp.text')}</p>
            <LookUpForm
              id={LOOK_UP}
              label={c('status.title')}
              call="getCooperation"
              locale={locale}
              mail={mail}
            />
          </section>
        </>
      )}
    </div>
  );
}
