'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { isSignedIn } from '@/lib/client/signed-in';
import { loadChunk } from './load-chunk';
import type { ReaderMenuProps, UserMenuProps } from './user-menu-props';

/**
 * The login icon, or the reader's menu once the cookie is seen: public pages know nothing about
 * the visitor, so it is read after the page is there, and only readers load their menu. Until
 * then the icon leads to their own pages.
 */
export function UserMenu({ icon, iconClass, loginHref, strings, ...menu }: UserMenuProps) {
  const hasToken = useSyncExternalStore(neverChanges, isSignedIn, nobody);
  const [Menu, setMenu] = useState<ComponentType<ReaderMenuProps>>();
  useEffect(() => {
    if (!hasToken) return;
    let isGone = false;
    void loadChunk(() => import('./reader-menu')).then((chunk) => {
      if (chunk && !isGone) setMenu(() => chunk.ReaderMenu);
    });
    return () => {
      isGone = true;
    };
  }, [hasToken]);
  if (hasToken && Menu) {
    return <Menu {...menu} icon={icon} iconClass={iconClass} strings={strings} />;
  }
  const name = hasToken ? strings.menu : strings.login;
  return (
    <a
      href={hasToken ? menu.items[0]?.href : loginHref}
      data-needs-login={hasToken ? undefined : ''}
      aria-label={name}
      title={name}
      className={hasToken ? `${iconClass} text-tide` : iconClass}
    >
      {icon}
    </a>
  );
}

/** Signing in and out reload the page, so there is nothing to subscribe to. */
const neverChanges = () => () => undefined;
/** What the server, which sees no visitor, renders. */
const nobody = () => false;
