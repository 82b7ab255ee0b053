import { useTranslations } from 'next-intl';
import { fullTime } from '@/components/ui/relative-time';
import { Mark } from '@/components/ui/tag';
import type { Locale } from '@/lib/i18n/locales';
import { dayText } from './market-numbers';

export interface ProvenanceProps {
  of: { source: string; as_of: string; is_stale: boolean; is_sample: boolean };
  locale: Locale;
}

/** Where a figure comes from and of when it is; a sample or a stale one says so first. */
export function Provenance({ of: figure, locale }: ProvenanceProps) {
  const t = useTranslations('market.provenance');
  const zone = useTranslations('common')('time.zone');
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-2">
      {figure.is_sample && <Mark>{t('sample')}</Mark>}
      {figure.is_stale && <Mark tone="signal">{t('stale')}</Mark>}
      <span>
        {figure.is_sample
          ? t('sampleOf', { day: dayText(figure.as_of, locale) })
          : t('line', {
              source: figure.source,
              time: `${fullTime(figure.as_of, locale)} ${zone}`,
            })}
      </span>
    </p>
  );
}
