import { BannerList } from '@/components/home/banner-list';
import { ColumnFaces } from '@/components/home/column-faces';
import { TopicCovers } from '@/components/home/topic-covers';
import type { ColumnItem } from '@/lib/contract/columns';
import type { TopicItem } from '@/lib/contract/topics';
import { longName, longTitle, NOON, type SampleWords } from './sample-items';

/** Columns, specials and notices as the front page sets them. */
export function HomeForms({ words }: { words: SampleWords }) {
  const { locale } = words;
  return (
    <>
      <div className="max-w-80">
        <BannerList
          items={[
            { id: 1, title: words.sentences[0] ?? '', pic: '', link: '#banner' },
            { id: 2, title: longTitle(words), pic: '', link: '#banner' },
          ]}
        />
      </div>
      <ColumnFaces items={[1, 2, 3, 4, 5].map((id) => sampleColumn(id, words))} locale={locale} />
      <TopicCovers items={[1, 2, 3, 4, 5].map((id) => sampleTopic(id, words))} locale={locale} />
    </>
  );
}

/** The second has the longest name and title, the third nothing written yet. */
function sampleColumn(id: number, words: SampleWords): ColumnItem {
  const latest = {
    id,
    title: id === 2 ? longTitle(words) : (words.sentences[id] ?? ''),
    release_time: new Date(NOON).toISOString(),
  };
  return {
    id,
    title: id === 2 ? longName(words) : (words.names[id] ?? ''),
    intro: words.sentences[id] ?? '',
    pic: '',
    author: {
      id,
      nickname: id === 2 ? longName(words) : (words.names[id + 5] ?? ''),
      avatar_img: '',
      is_sample: true,
    },
    article_count: id,
    latest: id === 3 ? null : latest,
  };
}

function sampleTopic(id: number, words: SampleWords): TopicItem {
  return {
    id,
    title: id === 2 ? longTitle(words) : (words.names[id + 9] ?? ''),
    subtitle: '',
    intro: words.sentences[id] ?? '',
    pic: '',
    article_count: id === 1 ? 1_234 : id,
  };
}
