'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { READER_CHANGED } from '@/lib/client/reader-changed';
import { loadChunk } from './load-chunk';
import type { ReaderInfo } from './reader-account';
import { ReaderFace } from './reader-face';
import type { ReaderMenuProps, UserMenuProps } from './user-menu-props';

/** The signed-in reader's menu: picture, unread notices, own pages, the desk, logging out. */
export function ReaderMenu(props: ReaderMenuProps) {
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
    const read = () => void load(() => isGone);
    read();
    document.addEventListener(READER_CHANGED, read);
    return () => {
      isGone = true;
      document.removeEventListener(READER_CHANGED, read);
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
