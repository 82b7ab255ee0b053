'use client';

import { WhenAndWhere } from '@/components/layout/own/when-and-where';
import { useOwn } from '@/components/layout/own/own-context';
import { moneyText } from '@/lib/i18n/money-text';
import { LightText } from '@/components/ui/light-text';
import type { EventDraft } from './event-draft';
import type { OrganWords } from './organ-words';

/** An event as its readers will see it. */
export function EventPreview({ draft, words }: { draft: EventDraft; words: OrganWords }) {
  const { locale } = useOwn();
  const { content, tickets } = draft;
  return (
    <article className="grid gap-4">
      {content.poster && (
        <img src={content.poster} alt="" className="event-poster w-full object-cover" />
      )}
      <h2 className="font-display text-30">{content.title || words.untitled}</h2>
      <p className="text-17 text-ink-2">{content.summary}</p>
      <WhenAndWhere event={content} locale={locale} online={words.online} />
      <LightText text={content.details} />
      <ul className="grid gap-2">
        {tickets.map((ticket, place) => (
          <li key={ticket.id ?? `new-${place}`} className="event-offer text-15">
            <span>{ticket.name}</span>
            <span className="tabular">{moneyText(ticket.price, ticket.currency, locale)}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
