import { fillCount } from '@/components/layout/own/fill-in';
import { Panel } from '@/components/ui/panel';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import type { Review } from './review-shape';
import type { ManuscriptReviewWords } from './review-words';

export interface AuthorStandingProps {
  author: Review['author'];
  locale: Locale;
  words: ManuscriptReviewWords;
}

/** Who wrote it, at which level, and how their earlier texts fared. */
export function AuthorStanding({ author, locale, words }: AuthorStandingProps) {
  const { manuscript } = words.review;
  const level = words.levels[String(author.level) as keyof ManuscriptReviewWords['levels']];
  return (
    <Panel id="author" title={manuscript.author}>
      <p className="text-15">
        {author.approved > 0 ? (
          <a
            href={href('author', { locale, param: author.id })}
            className="font-medium hover:text-tide"
          >
            {author.nickname}
          </a>
        ) : (
          // Who has nothing live has no page yet.
          <span className="font-medium">{author.nickname}</span>
        )}{' '}
        <span className="text-13 text-ink-2">{level}</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-13 text-ink-2">
        <span>{fillCount(manuscript.approvedBefore, author.approved)}</span>
        <span>{fillCount(manuscript.refusedBefore, author.refused)}</span>
      </p>
    </Panel>
  );
}
