import { useOwn } from '@/components/layout/own/own-context';
import { LightText } from '@/components/ui/light-text';
import type { CallOutput } from '@/lib/contract/endpoints';
import { eventTimeText } from '@/lib/i18n/event-time-text';
import type { Locale } from '@/lib/i18n/locales';
import { moneyText } from '@/lib/i18n/money-text';
import { ChangedRow } from '../text-changes';
import { diffTexts } from '../text-diff';
import type { EventDeskWords } from './event-desk-words';

interface EventWaitingProps {
  event: CallOutput<'openEventReview'>;
  words: EventDeskWords;
}

/** What waits: a new event whole, or the changed words of a live one beside those that readers see. */
export function EventWaiting({ event, words }: EventWaitingProps) {
  const { locale } = useOwn();
  const { content, tickets, live } = event;
  const place = [content.address, content.city, content.online_url].filter(Boolean).join(' · ');
  const english = [content.address_en, content.city_en].filter(Boolean).join(', ');
  const start = eventTimeText(new Date(content.start_time), content.time_zone, locale);
  return (
    <>
      {live ? (
        <Changes event={event} live={live} words={words} />
      ) : (
        <div lang={event.locale} className="grid gap-3">
          {content.poster && <Poster url={content.poster} label={words.poster} />}
          <p>{content.summary}</p>
          <LightText text={content.details} />
          <p className="[overflow-wrap:anywhere]">
            {[content.organizer_name, content.organizer_about].filter(Boolean).join(' · ')}
          </p>
          <Links socials={content.socials} />
          {content.title_en && (
            <div lang="en" className="grid gap-3 border-t border-hairline pt-3">
              <p className="font-semibold">{content.title_en}</p>
              <p>{content.summary_en}</p>
              <LightText text={content.details_en} />
            </div>
          )}
        </div>
      )}
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {start} · {place}
      </p>
      {english && (
        <p lang="en" className="text-ink-2 [overflow-wrap:anywhere]">
          {english}
        </p>
      )}
      <ul className="text-ink-2 tabular">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            {ticket.name} · {moneyText(ticket.price, ticket.currency, locale)} × {ticket.quantity}
          </li>
        ))}
      </ul>
    </>
  );
}

type Live = NonNullable<EventWaitingProps['event']['live']>;
const TEXTS = ['title', 'summary', 'details', 'organizer_name', 'organizer_about'] as const;
const ENGLISH_TEXTS = ['title_en', 'summary_en', 'details_en'] as const;
type TextName = (typeof TEXTS)[number] | (typeof ENGLISH_TEXTS)[number];

function Changes({ event, live, words }: EventWaitingProps & { live: Live }) {
  const { content, locale } = event;
  const changed = (name: TextName, lang: Locale) =>
    diffTexts(linesOf(live[name]), linesOf(content[name]), lang).flatMap((row) =>
      row.kind === 'same' ? [] : [{ row, lang }],
    );
  const rows = [
    ...TEXTS.flatMap((name) => changed(name, locale)),
    ...ENGLISH_TEXTS.flatMap((name) => changed(name, 'en')),
  ];
  const isOther = (name: 'poster' | 'socials' | 'co_hosts' | 'label_id') =>
    JSON.stringify(live[name]) !== JSON.stringify(content[name]);
  return (
    <div className="diff" lang={locale}>
      <div className="diff-row text-13 text-ink-2">
        <h3>{words.before}</h3>
        <h3>{words.after}</h3>
      </div>
      {rows.map(({ row, lang }, at) => (
        <ChangedRow key={at} row={row} lang={lang} />
      ))}
      {isOther('poster') && (
        <div className="diff-row">
          <p>{live.poster && <Poster url={live.poster} label={words.poster} />}</p>
          <p>{content.poster && <Poster url={content.poster} label={words.poster} />}</p>
        </div>
      )}
      {isOther('socials') && (
        <div className="diff-row">
          <Links socials={live.socials} />
          <Links socials={content.socials} />
        </div>
      )}
      {isOther('co_hosts') && (
        <div className="diff-row">
          <p>{live.co_hosts.join(' · ')}</p>
          <p>{content.co_hosts.join(' · ')}</p>
        </div>
      )}
      {isOther('label_id') && <p>{words.topicChanged}</p>}
    </div>
  );
}

function Poster({ url, label }: { url: string; label: string }) {
  return <img src={url} alt={label} className="aspect-video w-full max-w-80 object-cover" />;
}

/** Addresses as text: the desk reads them before it follows them. */
function Links({ socials }: { socials: Live['socials'] }) {
  return (
    <p className="text-13 text-ink-2 [overflow-wrap:anywhere]">
      {Object.values(socials).filter(Boolean).join(' · ')}
    </p>
  );
}

function linesOf(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== '');
}
