import type { useTranslations } from 'next-intl';
import type { FormWords } from './use-form';

type Translate = ReturnType<typeof useTranslations<'forms'>>;

/** The sentences that a form's script needs, in the language of the page. */
export function formWords(t: Translate, sending: string): FormWords {
  const choose = t('faults.choose');
  return {
    sending,
    problems: {
      one: t('problems', { count: 1 }),
      other: t('problems', { count: 99 }).replace('99', '{count}'),
    },
    failed: t('failed'),
    offline: t('offline'),
    byField: {
      'email.invalid': t('faults.email'),
      'links.invalid': t('faults.links'),
      'links.tooLong': t('faults.links'),
      'reference.invalid': t('faults.reference', { example: 'C-7F3K-9Q2M' }),
      topics: t('faults.topics'),
      frequency: choose,
      service: choose,
      agreed: t('faults.agree'),
    },
    byFault: {
      required: t('faults.required'),
      tooShort: t('faults.tooShort'),
      tooLong: t('faults.tooLong'),
      notNumber: t('faults.notNumber'),
      tooLow: t('faults.tooLow'),
      tooHigh: t('faults.tooHigh'),
      invalid: t('faults.invalid'),
    },
  };
}
