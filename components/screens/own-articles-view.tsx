import { TakeArchive } from '@/components/layout/own/take-archive';
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
  const archive = usePlainWords('studio', 'archive');
  const statistics = usePlainWords('studio', 'statistics');
  const { loading } = useMyWords('frame');
  const skeleton = <SkeletonRows count={ROWS} look="flash" label={loading} />;
  return (
    <OwnFrame page="mywz" locale={locale} skeleton={skeleton}>
      <Manuscripts words={mine} status={status} />
      <section aria-labelledby="archive-title" className="mt-10 border-t border-hairline pt-5">
        <h2 id="archive-title" className="text-17 font-semibold">
          {archive.title}
        </h2>
        <p className="mt-1 mb-3 text-15 text-ink-2">{archive.hint}</p>
        <TakeArchive scope="own" words={archive} />
      </section>
      <ArticleViews words={statistics} />
    </OwnFrame>
  );
}
