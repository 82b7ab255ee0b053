import { Mark } from '@/components/ui/tag';
import type { ReviewItem } from '@/lib/contract/review';
import type { ReviewWords } from './review-words';

export interface ReviewMarksProps {
  item: Pick<ReviewItem, 'locale' | 'is_revision' | 'is_sponsored' | 'is_again'>;
  words: Pick<ReviewWords, 'marks' | 'editions'>;
}

/** What kind of text it is: new, a revision, or refused and submitted again; paid for, in which language. */
export function ReviewMarks({ item, words }: ReviewMarksProps) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {item.is_revision && <Mark>{words.marks.revision}</Mark>}
      {item.is_again && <Mark tone="signal">{words.marks.again}</Mark>}
      {!item.is_revision && !item.is_again && <Mark>{words.marks.new}</Mark>}
      <Mark>{words.editions[item.locale]}</Mark>
      {item.is_sponsored && <Mark tone="signal">{words.marks.sponsored}</Mark>}
    </span>
  );
}
