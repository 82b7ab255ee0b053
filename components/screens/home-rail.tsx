import { useTranslations } from 'next-intl';
import { BannerList } from '@/components/home/banner-list';
import { Panel } from '@/components/ui/panel';
import type { HotAuthor } from '@/lib/contract/columns';
import { HOME_PANEL_SIZE } from '@/lib/contract/constants';
import type { HomeContent } from '@/lib/contract/home';
import type { Locale } from '@/lib/i18n/locales';
import { HotAuthorsPanel } from './author-panels';
import {
  EventsPanel,
  FlashPanel,
  HotPanel,
  HotSearchPanel,
  LabelsPanel,
  type WidgetProps,
} from './widget-panels';

export interface HomeRailProps {
  locale: Locale;
  content: HomeContent;
  /** The words searched for most. */
  searches: WidgetProps<{ id: number; keyword: string }>['items'];
  /** The authors of the week. */
  authors: readonly HotAuthor[];
  /** The label that the label list's "more" opens (spec section 2). */
  labelMoreId: number;
}

/** The front page's right column: flash, hot list, searches, notices, authors, events, labels. */
export function HomeRail({ locale, content, searches, authors, labelMoreId }: HomeRailProps) {
  const t = useTranslations('home');
  return (
    <aside className="rail" aria-label={t('rail')}>
      <FlashPanel id="flash" locale={locale} items={content.flashes} seq={content.flash_seq} />
      <HotPanel id="hot" locale={locale} items={content.hotLists} />
      {searches.length > 0 && (
        <HotSearchPanel id="searches" locale={locale} items={searches} className="is-late" />
      )}
      {content.banners.length > 0 && (
        <Panel id="banners" title={t('banners')} className="is-late">
          <BannerList items={content.banners.slice(0, HOME_PANEL_SIZE)} />
        </Panel>
      )}
      {authors.length > 0 && (
        <HotAuthorsPanel id="authors" locale={locale} items={authors} className="is-late" />
      )}
      <EventsPanel id="events" locale={locale} items={content.events} className="is-late" />
      <LabelsPanel
        id="labels"
        locale={locale}
        items={content.labels}
        moreId={labelMoreId}
        className="is-late"
      />
    </aside>
  );
}
