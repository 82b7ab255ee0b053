import { Mark } from '@/components/ui/tag';
import type { ReviewItem } from '@/lib/contract/review';
import type { ReviewWords } from './review-words';

export interface ReviewMarksProps {
  item: Pick<ReviewItem, 'locale' | 'is_revision' | 'is_sponsored'>;
  words: Pick<ReviewWords, 'marks' | 'editions'>;
}

/** What kind of text it is: new or a revision, paid for, in which language. */
export function ReviewMarks({ item, words }: ReviewMarksProps) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Mark>{item.is_revision ? words.marks.revision : words.marks.new}</Mark>
      <Mark>{words.editions[item.locale]}</Mark>
      {item.is_sponsored && <Mark tone="signal">{words.marks.sponsored}</Mark>}
    </span>
  );
}
