import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { ApplicationIsland, type ApplicationIslandProps } from './application-island';
import { FormShell } from './form-shell';
import { formWords } from './form-words';

export interface ApplicationFormProps extends Pick<ApplicationIslandProps, 'call'> {
  id: string;
  label: string;
  act: string;
  /** Id of the look-up form on the same page. */
  lookUpFormId: string;
  locale: Locale;
  mail: string;
  /** The fields: server components alone. */
  children: ReactNode;
}

/** A form that is answered by a reference. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { id, label, act, call, lookUpFormId, locale, mail, children } = props;
  const t = useTranslations('forms');
  const time = useTranslations('common.time');
  const done = {
    title: t('done.title'),
    reference: t('done.reference'),
    text: t('done.text', { time: '{time}' }),
    copy: t('done.copy'),
    copied: t('done.copied'),
    lookUp: t('done.lookUp'),
    again: t('done.again'),
    zone: time('zone'),
  };
  return (
    <FormShell id={id} label={label} act={act} mail={mail} fields={children}>
      <ApplicationIsland
        formId={id}
        call={call}
        lookUpFormId={lookUpFormId}
        locale={locale}
        words={formWords(t, t('sending'))}
        done={done}
      />
    </FormShell>
  );
}
