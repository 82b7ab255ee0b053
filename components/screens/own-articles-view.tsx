import { ArticleViews } from '@/components/my/article-views';
import { Manuscripts } from '@/components/my/manuscripts';
import { usePlainWords } from '@/components/layout/own/plain-words';
import { useMyWords } from '@/components/my/my-words';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { Locale } from '@/lib/i18n/locales';
import { OwnFrame } from './own-frame';

const ROWS = 4;

/** /mywz: what one writes, and how its review stands. */
export function OwnArticlesView({ locale }: { locale: Locale }) {
  const mine = usePlainWords('studio', 'mine');
  const status = usePlainWords('studio', 'status');
  const statistics = usePlainWords('studio', 'statistics');
  const { loading } = useMyWords('frame');
  const skeleton = <SkeletonRows count={ROWS} look="flash" label={loading} />;
  return (
    <OwnFrame page="mywz" locale={locale} skeleton={skeleton}>
      <Manuscripts words={mine} status={status} />
      <ArticleViews words={statistics} />
    </OwnFrame>
  );
}
