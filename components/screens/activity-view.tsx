import '@/components/event/event.css';
import { useTranslations } from 'next-intl';
import { RelatedList } from '@/components/article/related-list';
import { ShareRow } from '@/components/article/share-row';
import { EventFacts } from '@/components/event/event-facts';
import { EventOrganiser } from '@/components/event/event-organiser';
import { LiveSales } from '@/components/event/live-sales';
import { RefundPolicy } from '@/components/event/refund-policy';
import { TicketOffers } from '@/components/event/ticket-offers';
import { CoverImage } from '@/components/ui/cover-image';
import { LightText } from '@/components/ui/light-text';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import type { ActivityDetails } from '@/lib/contract/activities';
import type { Locale } from '@/lib/i18n/locales';

export interface ActivityViewProps {
  event: ActivityDetails;
  locale: Locale;
  /** Absolute canonical address, and the path of its calendar file. */
  url: string;
  calendarFile: string;
}

/** One event: the same page for everybody, with what can be had at this moment added to it. */
export function ActivityView({ event, locale, url, calendarFile }: ActivityViewProps) {
  const t = useTranslations('events.detail');
  const timing = useTranslations('events.timing');
  const sales = useSaleWords();
  return (
    <div className="columns">
      <article className="min-w-0">
        <span className="event-poster mb-6">
          <CoverImage
            pic={event.poster}
            use="hero"
            coverKey="home_active"
            id={event.id}
            title={event.title}
            priority
          />
        </span>
        <PageHead
          kicker={[timing(event.timing), event.topic?.name].filter(Boolean).join(' · ')}
          title={event.title}
          lang={event.langs.title}
          deck={event.summary}
          deckLang={event.langs.summary}
        />
        {event.timing === 'cancelled' && (
          <p role="status" className="mt-4 border-l-2 border-signal pl-4 text-15">
            {t('cancelled', { reason: event.cancel_reason || '—' })}
          </p>
        )}
        <div className="mt-6">
          <EventFacts event={event} locale={locale} />
        </div>
        <p className="no-print mt-3 flex flex-wrap gap-x-6">
          {event.tickets.length > 0 && (
            // Beside the text the tickets are in sight; below it they are a long way down.
            <a
              href="#tickets"
              className="inline-flex min-h-11 items-center text-15 font-medium text-tide rail:hidden"
            >
              {t('toTickets')}
            </a>
          )}
          <a
            href={calendarFile}
            download=""
            className="inline-flex min-h-11 items-center text-15 text-tide"
          >
            {t('calendar')}
          </a>
        </p>
        {event.details.trim() !== '' && (
          <section aria-labelledby="event-details" className="mt-8 max-w-measure">
            <h2 id="event-details" className="font-display text-20">
              {t('details')}
            </h2>
            <div className="mt-3" lang={event.langs.details}>
              <LightText text={event.details} />
            </div>
          </section>
        )}
        <div className="mt-8">
          <ShareRow
            url={url}
            title={event.title}
            page={{ routeId: 'ac_detail', param: event.id, locale }}
          />
        </div>
        <div className="mt-10">
          <RelatedList items={event.related} locale={locale} />
        </div>
      </article>
      <aside className="rail grid content-start gap-10" aria-label={t('side')}>
        <Panel id="tickets" title={t('tickets')}>
          {event.tickets.length > 0 ? (
            <>
              <TicketOffers event={event} locale={locale} />
              <LiveSales id={event.id} locale={locale} words={sales} />
            </>
          ) : (
            <p className="text-15 text-ink-2">{t('noTickets')}</p>
          )}
        </Panel>
        {event.tickets.some(({ price }) => price > 0) && (
          <Panel id="event-policy" title={t('policy')}>
            <RefundPolicy policy={event.policy} />
          </Panel>
        )}
        {event.organizer.name !== '' && (
          <Panel id="event-organiser" title={t('organiser')}>
            <EventOrganiser event={event} locale={locale} />
          </Panel>
        )}
      </aside>
    </div>
  );
}

function useSaleWords() {
  const t = useTranslations('events.sale');
  return {
    notYet: t('notYet'),
    ended: t('ended'),
    soldOut: t('soldOut'),
    closed: t('closed'),
    few: t('few', { count: '{count}' }),
  };
}
