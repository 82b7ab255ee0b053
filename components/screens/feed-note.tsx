import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { feedPath, type FeedScope } from '@/lib/routes/feed-path';

export interface FeedNoteProps {
  locale: Locale;
  scope: FeedScope;
  /** How much the list holds, in words. */
  count: string;
}

/** Under the heading of a list: how much it holds, and its feed. */
export function FeedNote({ locale, scope, count }: FeedNoteProps) {
  const t = useTranslations('section');
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span>{count}</span>
      <a
        href={feedPath(locale, scope, 'rss')}
        className="inline-flex min-h-6 items-center text-tide hover:underline max-rail:min-h-11"
      >
        {t('feed')}
      </a>
    </span>
  );
}
