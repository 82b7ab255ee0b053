import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { CoverImage } from '@/components/ui/cover-image';
import { Mark } from '@/components/ui/tag';
import { TitleText } from '@/components/ui/title-text';
import type { ColumnDetails } from '@/lib/contract/columns';
import { SITE_TIME_ZONE } from '@/lib/contract/constants';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface ColumnHeadProps {
  column: ColumnDetails;
  locale: Locale;
  /** The way to follow its author. */
  follow?: ReactNode;
}

/** A column's masthead: its picture beside name and introduction, its author and figures below. */
export function ColumnHead({ column, locale, follow }: ColumnHeadProps) {
  const t = useTranslations('columns');
  return (
    <header className="column-head">
      <div className="column-head-top">
        <div className="min-w-0">
          <p className="text-13 text-tide">
            <a
              href={href('home_zl', { locale })}
              className="-my-2 inline-block py-2 font-medium hover:underline"
            >
              {t('kicker')}
            </a>
          </p>
          <h1 className="mt-1 font-display text-30 rail:text-38">
            <TitleText>{column.title}</TitleText>
          </h1>
          <p className="mt-3 max-w-measure text-15 text-ink-2 rail:text-17">
            <TitleText>{column.intro}</TitleText>
          </p>
        </div>
        <CoverImage
          pic={column.pic}
          use="half"
          coverKey={`column-${column.id}`}
          id={column.id}
          priority
        />
      </div>
      <div className="column-head-foot">
        <ColumnAuthor column={column} locale={locale} follow={follow} />
        <ColumnFigures column={column} />
      </div>
    </header>
  );
}

function ColumnAuthor({ column, locale, follow }: ColumnHeadProps) {
  const t = useTranslations('columns');
  const common = useTranslations('common');
  const { author } = column;
  return (
    <div className="relative flex min-w-0 items-start gap-3">
      <Avatar name={author.nickname} src={author.avatar_img} size={56} />
      <div className="min-w-0">
        <p className="text-15 font-semibold">
          <span className="sr-only">{t('by')} </span>
          <a
            href={href('author', { locale, param: author.id })}
            className="stretched hover:text-tide"
          >
            {author.nickname}
          </a>
        </p>
        {column.author_bio && <p className="text-13 text-ink-2">{column.author_bio}</p>}
        {author.is_sample && (
          <p className="mt-1 flex items-center gap-2 text-12 text-ink-2">
            <Mark>{common('sample')}</Mark>
            {t('sample')}
          </p>
        )}
        {follow}
      </div>
    </div>
  );
}

function ColumnFigures({ column }: { column: ColumnDetails }) {
  const t = useTranslations('columns');
  const format = useFormatter();
  const since =
    column.since_time &&
    format.dateTime(new Date(column.since_time), {
      year: 'numeric',
      month: 'short',
      timeZone: SITE_TIME_ZONE,
    });
  return (
    <dl className="column-figures">
      <Figure name={t('factArticles')} value={format.number(column.article_count)} />
      <Figure name={t('factViews')} value={format.number(column.views)} />
      {since && <Figure name={t('factSince')} value={since} />}
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-12 text-ink-2">{name}</dt>
      <dd className="font-display text-20 tabular">{value}</dd>
    </div>
  );
}
