'use client';

import clsx from 'clsx';
import { useQueryClient } from '@tanstack/react-query';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { Mark } from '@/components/ui/tag';
import { callApi } from '@/lib/client/call-api';
import { contentListQuery } from '@/lib/client/queries/desk-content';
import { readAgain } from '@/lib/client/read-again';
import { ORDERED_CONTENT, type ContentKind } from '@/lib/contract/desk-content';
import type { CallOutput } from '@/lib/contract/endpoints';
import { moved } from './content-values';
import { kindName, type ContentWords } from './content-words';

export interface ContentListProps {
  kind: ContentKind;
  list: CallOutput<'contentList'>['list'];
  /** The record that is open. */
  openId: number | undefined;
  words: ContentWords;
  onOpen: (id: number) => void;
}

/** The records of a kind, in the order readers see them; the order is changed step by step. */
export function ContentList({ kind, list, openId, words, onOpen }: ContentListProps) {
  const { locale } = useOwn();
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const isOrdered = ORDERED_CONTENT.includes(kind);
  const move = (place: number, step: -1 | 1) => {
    const ids = moved(list, place, step).map(({ id }) => id);
    if (isBusy || ids[place] === list[place]?.id) return;
    void run(async () => {
      await callApi('orderContent', { kind, ids }, { locale });
      await readAgain(client, contentListQuery(locale, kind).queryKey);
    });
  };
  return (
    <ol className="ruled border-y border-hairline">
      {list.map(({ id, title, state, is_dead: isDead }, place) => {
        const name = title || kindName(words, kind);
        return (
          <li key={id} className="flex items-center gap-x-2">
            <button
              type="button"
              aria-current={id === openId ? 'true' : undefined}
              onClick={() => onOpen(id)}
              className={clsx(
                'focus-inset flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 py-2 text-left text-15 hover:text-tide',
                id === openId && 'font-semibold text-tide',
              )}
            >
              <span className="[overflow-wrap:anywhere]">{name}</span>
              {state !== 'shown' && <Mark>{words.states[state]}</Mark>}
              {isDead && <Mark tone="signal">{words.states.dead}</Mark>}
            </button>
            {isOrdered && list.length > 1 && (
              <span className="flex shrink-0">
                <Button
                  look="plain"
                  className="px-2"
                  aria-disabled={place === 0}
                  aria-label={fillIn(words.upOf, { name })}
                  onClick={() => move(place, -1)}
                >
                  ↑
                </Button>
                <Button
                  look="plain"
                  className="px-2"
                  aria-disabled={place === list.length - 1}
                  aria-label={fillIn(words.downOf, { name })}
                  onClick={() => move(place, 1)}
                >
                  ↓
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
