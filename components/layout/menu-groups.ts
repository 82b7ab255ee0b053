import type { IconName } from '@/components/ui/icon-paths';
import type { RouteId } from '@/lib/routes/route-table';

interface MenuItem {
  /** A row whose path needs no parameter. */
  id: Extract<
    RouteId,
    | 'home'
    | 'home_kuaixun'
    | 'home_wz'
    | 'hot_topics'
    | 'home_eightclock'
    | 'home_chanye'
    | 'home_zl'
    | 'home_zt'
    | 'home_jszk'
    | 'home_xiaobai'
    | 'activity'
    | 'gw_shijian'
    | 'home_tools'
    | 'DataEra'
    | 'gw_dex'
  >;
  icon: IconName;
}

export interface MenuGroup {
  key: 'news' | 'depth' | 'services';
  items: readonly MenuItem[];
}

/** The left menu from top to bottom; titles are `layout.menu.items.<id>`. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  {
    key: 'news',
    items: [
      { id: 'home', icon: 'house' },
      { id: 'home_kuaixun', icon: 'zap' },
      { id: 'home_wz', icon: 'newspaper' },
      { id: 'hot_topics', icon: 'flame' },
      { id: 'home_eightclock', icon: 'clock-8' },
    ],
  },
  {
    key: 'depth',
    items: [
      { id: 'home_chanye', icon: 'building-2' },
      { id: 'home_zl', icon: 'feather' },
      { id: 'home_zt', icon: 'layers' },
      { id: 'home_jszk', icon: 'cpu' },
      { id: 'home_xiaobai', icon: 'sprout' },
    ],
  },
  {
    key: 'services',
    items: [
      { id: 'activity', icon: 'ticket' },
      { id: 'gw_shijian', icon: 'calendar-days' },
      { id: 'home_tools', icon: 'wrench' },
      { id: 'DataEra', icon: 'chart-line' },
      { id: 'gw_dex', icon: 'tag' },
    ],
  },
];

/** All rows of the menu in reading order, for the bar of narrow windows. */
export const MENU_ITEMS: readonly MenuItem[] = MENU_GROUPS.flatMap((group) => group.items);
