import { Followed } from '@/components/my/followed';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useMyWords } from '@/components/my/my-words';
import type { Locale } from '@/lib/i18n/locales';
import { OwnFrame } from './own-frame';

const ROWS = 4;

/** /my/follow: the authors and the labels that one follows. */
export function OwnFollowView({ locale }: { locale: Locale }) {
  const follow = useMyWords('follow');
  const { loading } = useMyWords('frame');
  const skeleton = <SkeletonRows count={ROWS} look="flash" label={loading} />;
  return (
    <OwnFrame page="my_follow" locale={locale} skeleton={skeleton}>
      <Followed words={follow} />
    </OwnFrame>
  );
}
