import {
  EventsPanel,
  FlashPanel,
  HotPanel,
  HotSearchPanel,
  LabelsPanel,
  RecommendedPanel,
} from '@/components/screens/widget-panels';
import { hardArticles } from './article-states';
import { GalleryRail, GalleryState } from './gallery-state';
import {
  longName,
  longTitle,
  sampleArticle,
  sampleEvent,
  sampleFlash,
  sampleLabel,
  type SampleWords,
} from './sample-items';

const MANY = 12;
const LABEL_MORE_ID = 5;

/** The shared panels of spec section 2: empty, one, as many as they show, and what is hard to set. */
export function WidgetStates({ words }: { words: SampleWords }) {
  const { locale } = words;
  const many = <Item,>(make: (id: number) => Item) =>
    Array.from({ length: MANY }, (_, at) => make(at + 1));
  const articles = many((id) => sampleArticle(id, words));
  const flashes = many((id) => sampleFlash(id, words, { is_important: id === 1 }));
  const labels = many((id) => sampleLabel(id, words.names[id] ?? '', id * 321));
  const searches = many((id) => ({ id, keyword: words.names[id] ?? '' }));
  const hardSearches = [
    { id: 1, keyword: longTitle(words) },
    { id: 2, keyword: '50% / a?b#c "d" 🌊' },
    { id: 3, keyword: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' },
  ];
  const panel = { id: 'sample', locale };
  return (
    <>
      <GalleryState name="FlashPanel: empty, one, many">
        <GalleryRail>
          <FlashPanel {...panel} items={[]} />
          <FlashPanel {...panel} items={[sampleFlash(2, words, { title: longTitle(words) })]} />
          <FlashPanel {...panel} items={flashes} />
        </GalleryRail>
      </GalleryState>
      <GalleryState name="HotPanel: empty, one, many, long and foreign">
        <GalleryRail>
          <HotPanel {...panel} items={[]} />
          <HotPanel {...panel} items={articles.slice(0, 1)} />
          <HotPanel {...panel} items={articles} />
          <HotPanel {...panel} items={hardArticles(words).slice(2)} />
        </GalleryRail>
      </GalleryState>
      <GalleryState name="HotSearchPanel: empty, one, many, long and strange">
        <GalleryRail>
          <HotSearchPanel {...panel} items={[]} />
          <HotSearchPanel {...panel} items={searches.slice(0, 1)} />
          <HotSearchPanel {...panel} items={searches} />
          <HotSearchPanel {...panel} items={hardSearches} />
        </GalleryRail>
      </GalleryState>
      <GalleryState name="RecommendedPanel: empty, one, five, two pages, long and foreign">
        <GalleryRail>
          <RecommendedPanel {...panel} items={[]} />
          <RecommendedPanel {...panel} items={articles.slice(0, 1)} />
          <RecommendedPanel {...panel} items={articles.slice(0, 5)} />
          <RecommendedPanel {...panel} items={articles} />
          <RecommendedPanel {...panel} items={hardArticles(words)} />
        </GalleryRail>
      </GalleryState>
      <GalleryState name="EventsPanel: empty, one, many, long">
        <GalleryRail>
          <EventsPanel {...panel} items={[]} />
          <EventsPanel {...panel} items={[sampleEvent(1, words)]} />
          <EventsPanel {...panel} items={many((id) => sampleEvent(id, words))} />
          <EventsPanel
            {...panel}
            items={[sampleEvent(2, words, { title: longTitle(words), city: longName(words) })]}
          />
        </GalleryRail>
      </GalleryState>
      <GalleryState name="LabelsPanel: empty, one, many, long">
        <GalleryRail>
          <LabelsPanel {...panel} items={[]} moreId={LABEL_MORE_ID} />
          <LabelsPanel {...panel} items={labels.slice(0, 1)} moreId={LABEL_MORE_ID} />
          <LabelsPanel {...panel} items={labels} moreId={LABEL_MORE_ID} />
          <LabelsPanel
            {...panel}
            items={[sampleLabel(1, longTitle(words), 1_234_567), sampleLabel(2, '#', 0)]}
            moreId={LABEL_MORE_ID}
          />
        </GalleryRail>
      </GalleryState>
    </>
  );
}
