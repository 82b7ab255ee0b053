import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { MarketChange } from '@/lib/contract/market';
import type { Locale } from '@/lib/i18n/locales';
import { changeText } from './market-numbers';

export interface FigureChangeProps {
  change: MarketChange | null;
  locale: Locale;
}

/** A change by arrow, sign and word; its colour follows the edition's custom. */
export function FigureChange({ change, locale }: FigureChangeProps) {
  const t = useTranslations('market.change');
  if (!change) return <span className="text-ink-2">{t('unknown')}</span>;
  const size = changeText(change.by, change.in, locale);
  if (Number.parseFloat(size) === 0) return <span className="text-ink-2">{t('flat')}</span>;
  const isUp = change.by > 0;
  return (
    <span className={isUp ? 'text-rise' : 'text-fall'}>
      <span aria-hidden="true" className="whitespace-nowrap">
        <Icon name="arrow-up" size={12} className={isUp ? 'inline' : 'inline rotate-180'} />
        {isUp ? ` +${size}` : ` −${size}`}
      </span>
      <span className="sr-only">{t(isUp ? 'up' : 'down', { by: size })}</span>
    </span>
  );
}
