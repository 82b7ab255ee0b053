import { useTranslations } from 'next-intl';
import { EMAIL_MAX } from '@/lib/contract/application-rules';
import { FEEDBACK_MAX_WORDS, FEEDBACK_MIN_WORDS } from '@/lib/contract/constants';
import type { Locale } from '@/lib/i18n/locales';
import { FeedbackIsland } from './feedback-island';
import { fieldIds, FieldFrame } from './field';
import { TextField, TrapField } from './fields';
import { FormShell } from './form-shell';
import { formWords } from './form-words';

export interface FeedbackFormProps {
  locale: Locale;
  /** Where the newsroom reads mail; '' where it has no such address. */
  mail: string;
}

const FORM = 'feedback';
const PAGE_MAX = 1024;

/** Tells the desk something; an address is for who wants an answer. */
export function FeedbackForm({ locale, mail }: FeedbackFormProps) {
  const t = useTranslations('my.feedback');
  const forms = useTranslations('forms');
  const time = useTranslations('common.time');
  const words = formWords(forms, forms('sending'));
  const byField = {
    ...words.byField,
    'text.tooShort': t('tooShort'),
    'text.tooLong': t('tooLong'),
  };
  return (
    <FormShell
      id={FORM}
      label={t('formTitle')}
      act={t('send')}
      mail={mail}
      fields={
        <>
          <WordsField />
          <TextField
            form={FORM}
            name="email"
            type="email"
            label={forms('email')}
            hint={t('emailHint')}
            isRequired={false}
            limits={[0, EMAIL_MAX]}
            autoComplete="email"
          />
          <TextField
            form={FORM}
            name="page"
            label={t('page')}
            hint={t('pageHint')}
            isRequired={false}
            limits={[0, PAGE_MAX]}
          />
          <TrapField form={FORM} />
        </>
      }
    >
      <FeedbackIsland
        formId={FORM}
        locale={locale}
        words={{ ...words, byField }}
        counter={t('counter', { count: '{count}', max: FEEDBACK_MAX_WORDS })}
        done={{
          title: t('done.title'),
          reference: t('done.reference'),
          withMail: t('done.withMail', { time: '{time}' }),
          withoutMail: t('done.withoutMail', { time: '{time}' }),
          copy: t('done.copy'),
          copied: t('done.copied'),
          again: t('done.again'),
          zone: time('zone'),
        }}
      />
    </FormShell>
  );
}

/** The text itself, with its words counted under it. */
function WordsField() {
  const t = useTranslations('my.feedback');
  const ids = fieldIds(FORM, 'text');
  const [min, max] = [FEEDBACK_MIN_WORDS, FEEDBACK_MAX_WORDS];
  return (
    <FieldFrame form={FORM} name="text" label={t('text')} hint={t('textHint', { min, max })} isWide>
      <textarea
        id={ids.id}
        name="text"
        rows={8}
        required
        data-kind="text"
        data-counted="words"
        data-min={min}
        data-max={max}
        aria-describedby={`${ids.hint} ${ids.id}-count ${ids.fault}`}
        className="form-control"
      />
      <p id={`${ids.id}-count`} className="mt-1 text-right text-12 text-ink-2 tabular">
        {t('counter', { count: 0, max })}
      </p>
    </FieldFrame>
  );
}
