import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { authorTarget, FollowButton } from '@/components/social/follow-button';
import { Mark } from '@/components/ui/tag';
import { Frozen } from '@/components/ui/frozen';
import type { ArticleItem, AuthorDetails } from '@/lib/contract/articles';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { ArticleListWithPages, type ArticleListPage } from './article-list-page';
import { ReadingRail } from './reading-rail';

export interface AuthorViewProps {
  locale: Locale;
  author: AuthorDetails;
  page: ArticleListPage;
  hot?: readonly ArticleItem[] | undefined;
}

/** An author: face, level, introduction, and everything published. */
export function AuthorView({ locale, author, page, hot }: AuthorViewProps) {
  const t = useTranslations('section');
  return (
    <div className="columns">
      <div>
        <Frozen>
          <AuthorHead author={author} />
        </Frozen>
        <ArticleListWithPages
          locale={locale}
          page={page}
          hrefOf={(number) => href('author', { locale, param: author.id, page: number })}
          filter={{ author_id: author.id }}
          emptyHint={t('authorEmpty')}
          withAuthor={false}
        />
      </div>
      <Frozen>
        <ReadingRail locale={locale} hot={hot} />
      </Frozen>
    </div>
  );
}

function AuthorHead({ author }: { author: AuthorDetails }) {
  const t = useTranslations('section');
  const common = useTranslations('common');
  return (
    <header className="flex gap-5 border-b border-rule pb-6">
      <Avatar name={author.nickname} src={author.avatar_img} size={72} />
      <div className="min-w-0 flex-1">
        <h1 className="font-display text-24 rail:text-30">{author.nickname}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2">
          <Mark>{t(`level.${levelKey(author.level)}`)}</Mark>
          {author.is_sample && <Mark>{common('sample')}</Mark>}
          <span>{t('count', { count: author.article_count })}</span>
        </p>
        <FollowButton target={authorTarget(author)} withCount className="mt-3" />
        <p className="mt-3 max-w-measure text-15 text-ink-2">{author.bio || t('authorBioEmpty')}</p>
        {author.is_sample && <p className="mt-1 text-13 text-ink-2">{t('sampleAuthor')}</p>}
      </div>
    </header>
  );
}

/** The six tiers as the keys of their names. */
function levelKey(level: number): '1' | '2' | '3' | '4' | '5' | '6' {
  const keys = ['1', '2', '3', '4', '5', '6'] as const;
  return keys[level - 1] ?? '1';
}
