import type { useTranslations } from 'next-intl';
import type { TimeWords } from './behaviours/relative-times';

type CommonMessages = ReturnType<typeof useTranslations<'common'>>;

const UNITS = ['minutes', 'hours', 'days', 'weeks', 'months'] as const;

/**
 * The words of relative times as templates with `{n}`, for the browser, which has no
 * message formatter: each plural message is asked for one and for two.
 */
export function relativeWords(t: CommonMessages): TimeWords {
  const forms = UNITS.map((unit) => [unit, formsOf(unit, t)] as const);
  return {
    ...(Object.fromEntries(forms) as Pick<TimeWords, (typeof UNITS)[number]>),
    now: t('time.now'),
    today: t('time.today'),
    yesterday: t('time.yesterday'),
  };
}

function formsOf(unit: (typeof UNITS)[number], t: CommonMessages) {
  return {
    one: t(`time.${unit}`, { count: 1 }).replace('1', '{n}'),
    other: t(`time.${unit}`, { count: 2 }).replace('2', '{n}'),
  };
}
