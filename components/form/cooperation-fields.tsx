import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { COOPERATION_TEXT_LIMITS as LIMITS, EMAIL_MAX } from '@/lib/contract/application-rules';
import type { CooperationDetails } from '@/lib/contract/cooperation';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { ConsentField, SelectField, TextField, TrapField } from './fields';

export interface CooperationFieldsProps {
  form: string;
  locale: Locale;
  services: CooperationDetails['services'];
}

/** What an enquiry about working together asks. */
export function CooperationFields({ form, locale, services }: CooperationFieldsProps) {
  const t = useTranslations('forms');
  const c = useTranslations('forms.cooperation.form');
  const privacy = (text: ReactNode) => (
    <a
      href={href('mianzeshengming', { locale, hash: 'privacy' })}
      target="_blank"
      className="text-tide underline"
    >
      {text}
    </a>
  );
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={c('name')}
        limits={LIMITS.name}
        autoComplete="name"
      />
      <TextField
        form={form}
        name="organisation"
        label={c('organisation')}
        limits={LIMITS.organisation}
        autoComplete="organization"
        isRequired={false}
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        limits={[3, EMAIL_MAX]}
        autoComplete="email"
      />
      <TextField
        form={form}
        name="timing"
        label={c('timing')}
        hint={c('timingHint')}
        limits={LIMITS.timing}
        isRequired={false}
      />
      <SelectField
        form={form}
        name="service"
        label={c('service')}
        empty={c('choose')}
        choices={services.map(({ key, name }) => ({ value: key, text: name }))}
        isWide
      />
      <TextField
        form={form}
        name="message"
        label={c('message')}
        hint={c('messageHint')}
        limits={LIMITS.message}
        rows="prose"
        isWide
      />
      <ConsentField form={form} name="agreed">
        {c.rich('agreed', { privacy })}
      </ConsentField>
      <TrapField form={form} />
    </>
  );
}
