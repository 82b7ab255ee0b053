import { useLocale, useTranslations } from 'next-intl';
import { isLocale } from '@/lib/i18n/locales';
import { moneyText } from '@/lib/i18n/money-text';

/** Prices in words: what is free says so. */
export function useEventPrice() {
  const t = useTranslations('events');
  const tag = useLocale();
  const locale = isLocale(tag) ? tag : 'zh-Hans';
  return (minor: number, currency: string) =>
    minor === 0 ? t('free') : moneyText(minor, currency, locale);
}
