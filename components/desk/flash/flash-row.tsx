'use client';

import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { fullTime } from '@/components/ui/relative-time';
import { Mark } from '@/components/ui/tag';
import { callApi } from '@/lib/client/call-api';
import { showToast } from '@/lib/client/toast';
import type { DeskFlash } from '@/lib/contract/desk-flash';
import { href } from '@/lib/routes/href';
import { FlashVersions } from './flash-versions';
import type { FlashWords } from './flash-words';
import { WithdrawForm } from './withdraw-form';

export interface FlashRowProps {
  flash: DeskFlash;
  words: FlashWords;
  onEdit: (flash: DeskFlash) => void;
  onTurned: (flash: DeskFlash) => void;
}

const ACT = 'inline-flex min-h-11 items-center text-13 text-tide hover:text-ink';

/** One flash of the desk's list: what it is, and what may be done to it. */
export function FlashRow({ flash, words, onEdit, onTurned }: FlashRowProps) {
  const { locale } = useOwn();
  const [opened, setOpened] = useState<'withdraw' | 'versions'>();
  const { isBusy, run } = useSubmit();
  const { id, title, release_time: time } = flash;
  const isLive = flash.state === 'published';
  const turn = (what: 'withdraw' | 'versions') =>
    setOpened((before) => (before === what ? undefined : what));
  const restore = () =>
    run(async () => {
      await callApi('restoreFlash', { id }, { locale });
      showToast(fillIn(words.restored, { title }), { tone: 'calm' });
      onTurned(flash);
    });
  const act = (what: string, named: string, onClick: () => void, isOpen?: boolean) => (
    <button
      type="button"
      className={ACT}
      aria-label={fillIn(named, { title })}
      aria-expanded={isOpen}
      aria-disabled={isBusy}
      onClick={onClick}
    >
      {what}
    </button>
  );
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2">
        <time dateTime={time} className="tabular">
          {fullTime(time, locale)}
        </time>
        <span>{words.categories[flash.category]}</span>
        {flash.is_important && <Mark tone="signal">{words.filters.important}</Mark>}
        {!isLive && <Mark tone="signal">{words.withdrawn}</Mark>}
        {flash.updated_time && (
          <span>
            {words.updatedAt} {fullTime(flash.updated_time, locale)}
          </span>
        )}
      </p>
      <h3 lang="zh-Hans" className="mt-1 text-15 font-medium [overflow-wrap:anywhere]">
        {title}
      </h3>
      <div className="-mb-2 flex flex-wrap gap-x-5">
        {isLive && (
          <a className={ACT} href={href('kuaixun_wz', { locale, param: id })}>
            {words.view}
            <span className="sr-only">{title}</span>
          </a>
        )}
        {isLive && act(words.edit, words.editOf, () => onEdit(flash))}
        {isLive
          ? act(words.withdraw, words.withdrawOf, () => turn('withdraw'), opened === 'withdraw')
          : act(words.restore, words.restoreOf, () => void restore())}
        {flash.version > 1 &&
          act(words.versions, words.versionsOf, () => turn('versions'), opened === 'versions')}
      </div>
      {opened === 'withdraw' && isLive && (
        <WithdrawForm flash={flash} words={words} onDone={() => onTurned(flash)} />
      )}
      {opened === 'versions' && <FlashVersions flash={flash} words={words} />}
    </li>
  );
}
