import { Notices } from '@/components/my/notices';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useMyWords } from '@/components/my/my-words';
import type { Locale } from '@/lib/i18n/locales';
import { OwnFrame } from './own-frame';

const ROWS = 4;

/** /my/mymessage: what the product told one. */
export function OwnMessagesView({ locale }: { locale: Locale }) {
  const messages = useMyWords('messages');
  const { loading } = useMyWords('frame');
  const skeleton = <SkeletonRows count={ROWS} look="flash" label={loading} />;
  return (
    <OwnFrame page="my_mymessage" locale={locale} skeleton={skeleton}>
      <Notices words={messages} />
    </OwnFrame>
  );
}
