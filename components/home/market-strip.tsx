import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { fullTime } from '@/components/ui/relative-time';
import { Mark } from '@/components/ui/tag';
import type { MarketStrip as Market, Quote } from '@/lib/contract/home';
import type { Locale } from '@/lib/i18n/locales';

export interface MarketStripProps {
  market: Market;
  locale: Locale;
}

/** Prices in one quiet line. Direction is said by arrow, sign and word, not by colour alone. */
export function MarketStrip({ market, locale }: MarketStripProps) {
  const t = useTranslations('home.market');
  const common = useTranslations('common');
  if (market.quotes.length === 0) return null;
  return (
    <section
      aria-label={t('label')}
      className="flex items-center gap-4 border-b border-hairline pb-2 text-13"
    >
      {market.as_of === null && <Mark>{t('sample')}</Mark>}
      <ul className="strip min-w-0 flex-1 gap-5" tabIndex={0}>
        {market.quotes.map((quote) => (
          <li key={quote.symbol}>
            <QuoteLine quote={quote} />
          </li>
        ))}
      </ul>
      {market.as_of !== null && (
        <p className="shrink-0 text-12 text-ink-2 max-sm:hidden">
          {t('asOf', { time: `${fullTime(market.as_of, locale)} ${common('time.zone')}` })}
        </p>
      )}
    </section>
  );
}

function QuoteLine({ quote }: { quote: Quote }) {
  const format = useFormatter();
  const price = format.number(quote.price_usd, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: quote.price_usd < 1 ? 4 : 2,
    maximumFractionDigits: quote.price_usd < 1 ? 4 : 2,
  });
  return (
    <span
      className="flex items-baseline gap-1.5 leading-8 whitespace-nowrap tabular"
      title={quote.name}
    >
      <span className="font-semibold">{quote.symbol}</span>
      <span>{price}</span>
      {quote.change_percent_24h !== null && <QuoteChange percent={quote.change_percent_24h} />}
    </span>
  );
}

function QuoteChange({ percent }: { percent: number }) {
  const t = useTranslations('home.market');
  const format = useFormatter();
  // Less than a hundredth of a percent is none, or it would read as a fall by nothing.
  const isFlat = Math.abs(percent) < 0.005;
  if (isFlat) return <span className="text-ink-2">{t('flat')}</span>;
  const change = format.number(Math.abs(percent) / 100, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <span className={percent > 0 ? 'text-rise' : 'text-fall'}>
      <span aria-hidden="true">
        <Icon name="arrow-up" size={12} className={percent > 0 ? 'inline' : 'inline rotate-180'} />
        {percent > 0 ? ` +${change}` : ` −${change}`}
      </span>
      <span className="sr-only">{percent > 0 ? t('up', { change }) : t('down', { change })}</span>
    </span>
  );
}
