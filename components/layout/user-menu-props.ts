import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';

export interface UserMenuProps {
  locale: Locale;
  /** Icon of the login link, and of the menu's button until the reader's picture is known. */
  icon: ReactNode;
  iconClass: string;
  loginHref: string;
  homeHref: string;
  strings: {
    login: string;
    menu: string;
    /** With `{count}`. */
    unread: { one: string; other: string };
    logout: string;
    leaving: string;
    verifyAgain: string;
    failed: string;
  };
  /** User info, my articles, event organiser, publish (spec section 2, Header). */
  items: readonly { href: string; text: string }[];
  /** The way to the newsroom's desk, for its members alone. */
  desk: { href: string; text: string };
}

export type ReaderMenuProps = Omit<UserMenuProps, 'loginHref'>;
