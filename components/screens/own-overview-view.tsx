import { useTranslations } from 'next-intl';
import { Overview } from '@/components/my/overview';
import { OverviewSkeleton } from '@/components/my/own-skeletons';
import { useMyWords } from '@/components/my/my-words';
import type { Locale } from '@/lib/i18n/locales';
import { OwnFrame } from './own-frame';

/** /my: one's own account at a glance. */
export function OwnOverviewView({ locale }: { locale: Locale }) {
  const overview = useMyWords('overview');
  const levels = useMyWords('levels');
  const sessions = useMyWords('sessions');
  const security = useMyWords('security');
  const { loading } = useMyWords('frame');
  const names = useTranslations('routes');
  const skeleton = <OverviewSkeleton label={loading} />;
  return (
    <OwnFrame page="my" locale={locale} skeleton={skeleton}>
      <Overview
        words={overview}
        levels={levels}
        sessions={sessions}
        security={security}
        titles={{
          my_mymessage: names('my_mymessage'),
          my_collect: names('my_collect'),
          my_follow: names('my_follow'),
          my_events: names('my_events'),
          mywz: names('mywz'),
          my_realname: names('my_realname'),
        }}
        skeleton={skeleton}
      />
    </OwnFrame>
  );
}
