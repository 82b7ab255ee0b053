'use client';

import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isSignedIn } from '@/lib/client/reader-session';
import type { Locale } from '@/lib/i18n/locales';
import { loadChunk } from './load-chunk';
import type { ReaderInfo } from './reader-account';
import { ReaderFace } from './reader-face';

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

/**
 * The login icon, or the reader's menu once the cookie is seen: public pages know
 * nothing about the visitor, so it is read after the page is there.
 */
export function UserMenu({ icon, iconClass, loginHref, strings, ...menu }: UserMenuProps) {
  const hasToken = useSyncExternalStore(neverChanges, isSignedIn, nobody);
  if (hasToken) return <ReaderMenu {...menu} icon={icon} iconClass={iconClass} strings={strings} />;
  return (
    <a
      href={loginHref}
      data-needs-login=""
      aria-label={strings.login}
      title={strings.login}
      className={iconClass}
    >
      {icon}
    </a>
  );
}

function ReaderMenu(props: Omit<UserMenuProps, 'loginHref'>) {
  const { locale, icon, iconClass, homeHref, strings, items, desk } = props;
  const [info, setInfo] = useState<ReaderInfo>();
  const [isLeaving, setIsLeaving] = useState(false);
  const load = useEffectEvent(async (isGone: () => boolean) => {
    const account = await loadChunk(loadAccount);
    const { verifyAgain, failed } = strings;
    if (account && !isGone()) {
      const words = { verifyAgain, failed, homeHref };
      await account.showReader(locale, (found) => !isGone() && setInfo(found), words);
    }
  });
  useEffect(() => {
    let isGone = false;
    void load(() => isGone);
    return () => {
      isGone = true;
    };
  }, []);
  const leave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    const account = await loadChunk(loadAccount);
    if (account) await account.logOut(locale, homeHref);
    else setIsLeaving(false);
  };

  const isStaff = info?.role === 'editor' || info?.role === 'admin';
  const label = labelOf(info, strings);
  const item = 'flex h-11 w-full items-center px-4 text-15 whitespace-nowrap hover:text-tide';
  return (
    <details className="popover relative" data-popover="">
      <summary aria-label={label} title={label} className={`${iconClass} text-tide`}>
        {info ? <ReaderFace info={info} /> : icon}
      </summary>
      <ul className="right-0 py-1">
        {(isStaff ? [desk, ...items] : items).map(({ href, text }) => (
          <li key={href}>
            <a href={href} className={item}>
              {text}
            </a>
          </li>
        ))}
        <li className="border-t border-hairline">
          <button
            type="button"
            aria-disabled={isLeaving || undefined}
            className={item}
            onClick={() => void leave()}
          >
            {isLeaving ? strings.leaving : strings.logout}
          </button>
        </li>
      </ul>
    </details>
  );
}

const loadAccount = () => import('./reader-account');

function labelOf(info: ReaderInfo | undefined, { menu, unread }: UserMenuProps['strings']) {
  const count = info?.unread_notices ?? 0;
  if (count === 0) return menu;
  const sentence = count === 1 ? unread.one : unread.other;
  return `${menu} · ${sentence.replace('{count}', String(count))}`;
}

/** Signing in and out reload the page, so there is nothing to subscribe to. */
const neverChanges = () => () => undefined;
/** What the server, which sees no visitor, renders. */
const nobody = () => false;
