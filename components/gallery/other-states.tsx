import { FlashRail } from '@/components/flash/flash-rail';
import { FlashTimeline } from '@/components/flash/flash-timeline';
import { EventTickets } from '@/components/home/event-tickets';
import { MarketStrip } from '@/components/home/market-strip';
import { DayBars } from '@/components/ui/day-bars';
import { LightText } from '@/components/ui/light-text';
import { NotFoundView, type NotFoundKind } from '@/components/screens/not-found-view';
import { GalleryState } from './gallery-state';
import { HomeForms } from './home-forms';
import { longTitle, sampleEvent, sampleFlash, type SampleWords } from './sample-items';

const MISSING_KINDS: readonly NotFoundKind[] = ['page', 'article', 'withdrawnFlash', 'server'];
const SAMPLE_TIME = '2024-03-04T00:05:00.000Z';

/** Flash news, panels of the front page, pager, and what is missing. */
export function OtherStates({ words }: { words: SampleWords }) {
  const { locale } = words;
  const title = longTitle(words);
  const quotes = [quote('UP', 60_000, 1.2), quote('DOWN', 0.1234, -0.8), quote('FLAT', 1, 0)];
  return (
    <>
      <FlashStates words={words} />
      <GalleryState name="MarketStrip: sample, dated">
        <MarketStrip market={{ quotes, as_of: null }} locale={locale} />
        <MarketStrip market={{ quotes, as_of: SAMPLE_TIME }} locale={locale} />
      </GalleryState>
      <GalleryState name="EventTickets: long, online, other zone, unknown zone">
        <EventTickets
          locale={locale}
          items={[
            sampleEvent(1, words),
            sampleEvent(2, words, { title, city: title, is_free: false }),
            sampleEvent(3, words, { is_online: true, city: '', time_zone: 'America/New_York' }),
            sampleEvent(4, words, { time_zone: 'Atlantis/Harbour' }),
          ]}
        />
      </GalleryState>
      <GalleryState name="BannerList, ColumnFaces, TopicCovers: full, long">
        <HomeForms words={words} />
      </GalleryState>
      <GalleryState name="LightText: heading, paragraph, lists, link, long word">
        <LightText text={lightText(words)} />
      </GalleryState>
      <GalleryState name="DayBars: rising, one day, nothing yet">
        <DayBars counts={[0, 3, 8, 5, 13, 21, 34]} />
        <DayBars counts={[7]} />
        <DayBars counts={[0, 0, 0, 0, 0, 0, 0]} />
      </GalleryState>
      {MISSING_KINDS.map((kind) => (
        <GalleryState key={kind} name={`Missing: ${kind}`}>
          <NotFoundView kind={kind} locale={locale} />
        </GalleryState>
      ))}
    </>
  );
}

function FlashStates({ words }: { words: SampleWords }) {
  const { locale } = words;
  const source = { name: words.names[2] ?? '', url: 'https://example.org/' };
  const items = [
    sampleFlash(1, words, { is_important: true, source }),
    sampleFlash(2, words, { content: words.sentences.slice(0, 6).join('\n\n') }),
    sampleFlash(3, words, { content: '' }),
    sampleFlash(6, words, { title: longTitle(words), category: 'policy' }),
    sampleFlash(12, words),
  ];
  return (
    <>
      <GalleryState name="FlashTimeline: important, long, without text, several days">
        <FlashTimeline items={items} locale={locale} />
      </GalleryState>
      <GalleryState name="FlashRail: five, one, current">
        <FlashRail items={items} locale={locale} />
        <FlashRail items={items.slice(0, 1)} locale={locale} />
        <FlashRail items={items.slice(0, 3)} locale={locale} currentId={2} />
      </GalleryState>
    </>
  );
}

/** One of each mark. */
function lightText({ sentences, names }: SampleWords): string {
  const [first = '', second = '', third = ''] = sentences;
  const link = `[${names[2] ?? ''}](https://example.org/)`;
  const long = 'https://example.org/'.padEnd(120, 'x');
  return `## ${first}\n\n${second}${link}\n\n- ${first}\n- ${third}\n\n1. ${second}\n2. ${long}`;
}

function quote(symbol: string, price: number, change: number) {
  return { symbol, name: symbol, price_usd: price, change_percent_24h: change };
}
