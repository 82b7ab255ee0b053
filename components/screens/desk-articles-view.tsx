import { Articles } from '@/components/desk/articles';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';

/** /desk/articles: what readers see, to correct or take down. */
export function DeskArticlesView({ locale }: { locale: Locale }) {
  const articles = usePlainWords('desk', 'articles');
  const { pager } = usePlainWords('desk', 'review');
  return (
    <DeskFrame page="desk_articles" locale={locale}>
      <Articles words={articles} pager={pager} />
    </DeskFrame>
  );
}
