import type { Locale } from '@/lib/i18n/locales';

/** Each language by its own name, in every edition alike; so they are no messages. */
export const LANGUAGE_NAMES: Record<Locale, { short: string; name: string }> = {
  'zh-Hans': { short: '简', name: '简体中文' },
  'zh-Hant': { short: '繁', name: '繁體中文' },
  en: { short: 'EN', name: 'English' },
};
