import { Collected } from '@/components/my/collected';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useMyWords } from '@/components/my/my-words';
import type { Locale } from '@/lib/i18n/locales';
import { OwnFrame } from './own-frame';

const ROWS = 5;

/** /my/collect: what one collected. */
export function OwnCollectView({ locale }: { locale: Locale }) {
  const collect = useMyWords('collect');
  const { loading } = useMyWords('frame');
  const skeleton = <SkeletonRows count={ROWS} look="flash" label={loading} />;
  return (
    <OwnFrame page="my_collect" locale={locale} skeleton={skeleton}>
      <Collected words={collect} />
    </OwnFrame>
  );
}
