import { useTranslations } from '@/components/ui/words';
import { EditionNotice } from '@/components/article/edition-notice';
import { ShareRow } from '@/components/article/share-row';
import { FlashPage } from '@/components/flash/flash-page';
import { FlashRail } from '@/components/flash/flash-rail';
import { MarkRow } from '@/components/social/mark-row';
import { Panel } from '@/components/ui/panel';
import { Frozen } from '@/components/ui/frozen';
import type { ArticleItem } from '@/lib/contract/articles';
import type { FlashDetails, FlashItem } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { ReadingRail } from './reading-rail';

export interface FlashViewProps {
  flash: FlashDetails;
  locale: Locale;
  /** Absolute canonical address. */
  url: string;
  /** Address of the picture with the whole text. */
  poster?: string | undefined;
  /** The nearest flashes before and after. */
  around: readonly FlashItem[];
  hot?: readonly ArticleItem[] | undefined;
}

/** The flash screen's columns: the item and the news around it in time. */
export function FlashView({ flash, locale, url, poster, around, hot }: FlashViewProps) {
  const t = useTranslations('flash');
  return (
    <>
      <div>
        <FlashPage
          flash={flash}
          locale={locale}
          share={
            <>
              <MarkRow type="flash" id={flash.id} title={flash.title} />
              <ShareRow
                url={url}
                title={flash.title}
                page={{ routeId: 'kuaixun_wz', param: flash.id, locale }}
                poster={poster}
              />
            </>
          }
          notice={<EditionNotice article={flash} />}
        />
        {around.length > 0 && (
          <div className="mx-auto mt-12 max-w-measure wide:max-w-[43rem]">
            <Panel
              id="around"
              title={t('around')}
              more={{ href: href('home_kuaixun', { locale }), text: t('back') }}
            >
              <FlashRail items={around} locale={locale} currentId={flash.id} />
            </Panel>
          </div>
        )}
      </div>
      <Frozen>
        <ReadingRail locale={locale} hot={hot} />
      </Frozen>
    </>
  );
}
