'use client';

import type { z } from 'zod';
import { fullTime } from '@/components/ui/relative-time';
import { TitleText } from '@/components/ui/title-text';
import type { collectedItem } from '@/lib/contract/social';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { TurnButton } from './turn-button';

/** A collected thing as its row shows it; without a title, it was withdrawn since. */
export interface CollectedThing {
  type: 'article' | 'flash';
  id: number;
  collectedTime: string;
  title: string;
  summary: string;
  /** Name of its author, or ''. */
  by: string;
  lang: Locale | undefined;
}

export interface CollectedRowWords {
  kinds: Readonly<Record<CollectedThing['type'], string>>;
  collected: string;
  remove: string;
  removeOf: string;
  removed: string;
  undo: string;
  gone: string;
  goneText: string;
}

export interface CollectedRowProps {
  thing: CollectedThing;
  isRemoved: boolean;
  words: CollectedRowWords;
  onTurn: () => void;
}

/** One thing of the collection; what was just taken out keeps its place with a way back. */
export function CollectedRow({ thing, isRemoved, words, onTurn }: CollectedRowProps) {
  const { title } = thing;
  return (
    <li className="flex items-start gap-4 py-5">
      <div className="min-w-0 flex-1">
        {isRemoved ? (
          <p role="status" className="py-2 text-15 text-ink-2">
            {words.removed}
          </p>
        ) : (
          <Cutting thing={thing} words={words} />
        )}
      </div>
      <TurnButton
        isRemoved={isRemoved}
        words={words}
        label={fillIn(words.removeOf, { title: title || words.gone })}
        onTurn={onTurn}
      />
    </li>
  );
}

function Cutting({ thing, words }: { thing: CollectedThing; words: CollectedRowWords }) {
  const { locale } = useOwn();
  const { type, id, title, summary, by, collectedTime, lang } = thing;
  const foreign = lang === locale ? undefined : lang;
  const route = type === 'article' ? 'gw_detail' : 'kuaixun_wz';
  return (
    <>
      <p className="text-13 text-tide">{words.kinds[type]}</p>
      {title === '' ? (
        <>
          <h2 className="mt-0.5 text-17 font-semibold text-ink-2">{words.gone}</h2>
          <p className="mt-1 text-15 text-ink-2">{words.goneText}</p>
        </>
      ) : (
        <>
          <h2 className="mt-0.5 font-display text-17 sm:text-20" lang={foreign}>
            <a href={href(route, { locale, param: id })} className="hover:text-tide">
              <TitleText>{title}</TitleText>
            </a>
          </h2>
          {summary !== '' && (
            <p className="mt-1 clamp-2 text-15 text-ink-2" lang={foreign}>
              {summary}
            </p>
          )}
        </>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-4 text-13 text-ink-2">
        {by !== '' && <span>{by}</span>}
        <span>
          {words.collected} <time dateTime={collectedTime}>{fullTime(collectedTime, locale)}</time>
        </span>
      </p>
    </>
  );
}

/** What a row shows of an item of the collection. */
export function collectedOf(item: z.infer<typeof collectedItem>): CollectedThing {
  const { collected_time: collectedTime } = item;
  if (item.type === 'article') {
    const { id, title, summary, author, lang } = item.article;
    return { type: 'article', id, collectedTime, title, summary, by: author.nickname, lang };
  }
  if (item.type === 'flash') {
    const { id, title, content, lang } = item.flash;
    return { type: 'flash', id, collectedTime, title, summary: content, by: '', lang };
  }
  const { id, kind } = item;
  return { type: kind, id, collectedTime, title: '', summary: '', by: '', lang: undefined };
}
