/** What may be looked at of an event, in the order of its tabs. */
export const MANAGE_TABS = ['orders', 'attendees', 'codes', 'people'] as const;

export interface ManagePlace {
  tab: (typeof MANAGE_TABS)[number];
  /** Which part of the tab's list: `all`, or a state. */
  filter: string;
}

/** What an address names after its `#`, e.g. `#orders/paid`; the orders where it names nothing. */
export function placeOfHash(hash: string): ManagePlace {
  const [name, filter = 'all'] = hash.replace(/^#/, '').split('/');
  const tab = MANAGE_TABS.find((known) => known === name);
  return tab ? { tab, filter } : { tab: 'orders', filter: 'all' };
}

/** The place as an address says it. */
export function hashOfPlace({ tab, filter }: ManagePlace): string {
  return filter === 'all' ? `#${tab}` : `#${tab}/${filter}`;
}
