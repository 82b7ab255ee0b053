/** Kinds of notices that the product writes, with the page that each leads to, or ''. */
export const NOTICE_PAGES = {
  welcome: '/my/Individual',
  newSignIn: '/my#sessions',
  passwordChanged: '/my#security',
  realNameApproved: '/my/realname',
  realNameRefused: '/my/realname',
  articleSubmitted: '/mywz',
  articleApproved: '/mywz',
  articleScheduled: '/mywz',
  articlePublished: '/mywz',
  articleRefused: '/mywz',
  revisionApproved: '/mywz',
  revisionRefused: '/mywz',
  articleTakenDown: '/mywz',
  articleRestored: '/mywz',
  orderPaid: '/my/events',
  orderExpired: '/my/events',
  orderCancelled: '/my/events',
  holdExpiring: '/my/events',
  refundBegun: '/my/events',
  refundDone: '/my/events',
  refundRefused: '/my/events',
  eventReminder: '/my/events',
  eventChanged: '/my/events',
  eventCancelled: '/my/events',
  eventMessage: '/my/events',
  ticketSold: '/ac_organ',
  refundAsked: '/ac_organ',
  lowStock: '/ac_organ',
  eventApproved: '/ac_organ',
  eventRefused: '/ac_mine',
  eventChangeApproved: '/ac_mine',
  eventChangeRefused: '/ac_mine',
} as const satisfies Record<string, string>;
export type NoticeKind = keyof typeof NOTICE_PAGES;

/** The page of a kind that may have been written by another version of the product. */
export function pageOf(kind: string): string {
  return Object.hasOwn(NOTICE_PAGES, kind) ? NOTICE_PAGES[kind as NoticeKind] : '';
}
