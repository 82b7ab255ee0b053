import { useTranslations } from '@/components/ui/words';
import { HotList } from '@/components/article/hot-list';
import { RecommendedList } from '@/components/article/recommended-list';
import { FlashRail } from '@/components/flash/flash-rail';
import { FlashWire } from '@/components/flash/flash-wire';
import { EventTickets } from '@/components/home/event-tickets';
import { LabelIndex } from '@/components/home/label-index';
import { HotSearchList } from '@/components/layout/hot-search-list';
import { Panel } from '@/components/ui/panel';
import { SmallPager } from '@/components/ui/small-pager';
import type { ArticleItem } from '@/lib/contract/articles';
import { HOME_PANEL_SIZE, RECOMMEND_SIZE } from '@/lib/contract/constants';
import type { FlashItem } from '@/lib/contract/flash';
import type { EventItem } from '@/lib/contract/home';
import type { Label } from '@/lib/contract/taxonomy';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';

/* The shared widgets of spec section 2, each a panel that is the same wherever it stands. */

export interface WidgetProps<Item> {
  /** Id of the heading; unique on the page. */
  id: string;
  locale: Locale;
  items: readonly Item[];
  className?: string | undefined;
}

/** The newest flashes, live where `seq` tells how new they are; "more" leads to all of them. */
export function FlashPanel(props: WidgetProps<FlashItem> & { seq?: number | undefined }) {
  const { id, locale, items, className, seq } = props;
  const rail = <FlashRail items={items.slice(0, HOME_PANEL_SIZE)} locale={locale} />;
  const t = useTranslations('home');
  const more = { href: href('home_kuaixun', { locale }), text: useTranslations('common')('more') };
  return (
    <Panel id={id} title={t('flash')} more={more} className={className}>
      {items.length > 0 ? (
        seq === undefined ? (
          rail
        ) : (
          <FlashWire place="rail" seq={seq}>
            {rail}
          </FlashWire>
        )
      ) : (
        <PanelEmpty hint={t('empty.flash')} />
      )}
    </Panel>
  );
}

/** The most read. */
export function HotPanel({ id, locale, items, className }: WidgetProps<ArticleItem>) {
  const t = useTranslations('home');
  const more = { href: href('hot_topics', { locale }), text: useTranslations('common')('more') };
  return (
    <Panel id={id} title={t('hot')} more={more} className={className}>
      {items.length > 0 ? (
        <HotList items={items.slice(0, HOME_PANEL_SIZE)} locale={locale} isLive />
      ) : (
        <PanelEmpty hint={t('empty.hot')} />
      )}
    </Panel>
  );
}

/** The words searched for most. */
export function HotSearchPanel(props: WidgetProps<{ id: number; keyword: string }>) {
  const { id, locale, items, className } = props;
  const t = useTranslations('home');
  const more = { href: href('search', { locale }), text: useTranslations('common')('more') };
  return (
    <Panel id={id} title={t('hotSearch')} more={more} className={className}>
      {items.length > 0 ? (
        <HotSearchList words={items} locale={locale} />
      ) : (
        <PanelEmpty hint={t('empty.hotSearch')} />
      )}
    </Panel>
  );
}

/** Ten recommended articles: five and five with script, all of them without. */
export function RecommendedPanel({ id, locale, items, className }: WidgetProps<ArticleItem>) {
  const t = useTranslations('home');
  const pager = useTranslations('common.pager');
  const more = { href: href('hot_topics', { locale }), text: useTranslations('common')('more') };
  const shown = items.slice(0, RECOMMEND_SIZE);
  return (
    <Panel id={id} title={t('recommended')} more={more} className={className}>
      {shown.length === 0 ? (
        <PanelEmpty hint={t('empty.recommended')} />
      ) : (
        <div data-two-pages="1">
          <RecommendedList items={shown} locale={locale} />
          {shown.length > HOME_PANEL_SIZE && (
            <SmallPager
              strings={{
                label: t('recommendedPages'),
                previous: pager('previous'),
                next: pager('next'),
              }}
            />
          )}
        </div>
      )}
    </Panel>
  );
}

/** The events that run or come next; "more" leads to the calendar (spec section 2). */
export function EventsPanel({ id, locale, items, className }: WidgetProps<EventItem>) {
  const t = useTranslations('home');
  const more = { href: href('gw_shijian', { locale }), text: useTranslations('common')('more') };
  return (
    <Panel id={id} title={t('events')} more={more} className={className}>
      {items.length > 0 ? (
        <EventTickets items={items.slice(0, HOME_PANEL_SIZE)} locale={locale} />
      ) : (
        <PanelEmpty
          hint={t('empty.events')}
          act={t('empty.eventsAct')}
          to={href('ac_create', { locale })}
        />
      )}
    </Panel>
  );
}

export interface LabelsPanelProps extends WidgetProps<Label> {
  /** The label that "more" opens: `label_more_id` of the configuration (spec section 9). */
  moreId: number;
}

/** The labels used most. */
export function LabelsPanel({ id, locale, items, moreId, className }: LabelsPanelProps) {
  const t = useTranslations('home');
  const more = {
    href: href('gw_dex', { locale, param: moreId }),
    text: useTranslations('common')('more'),
  };
  return (
    <Panel id={id} title={t('labels')} more={more} className={className}>
      {items.length > 0 ? (
        <LabelIndex items={items.slice(0, HOME_PANEL_SIZE)} locale={locale} />
      ) : (
        <PanelEmpty hint={t('empty.labels')} />
      )}
    </Panel>
  );
}
