import { useTranslations } from '@/components/ui/words';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { CoverImage } from '@/components/ui/cover-image';
import { foreignLang } from '@/components/ui/foreign-lang';
import { fullTime } from '@/components/ui/relative-time';
import { Mark, Tag } from '@/components/ui/tag';
import { TitleText } from '@/components/ui/title-text';
import { Frozen } from '@/components/ui/frozen';
import { SourceName } from '@/components/ui/source-name';
import type { ArticleDetails } from '@/lib/contract/articles';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { bodyMarkup } from './body-markup';
import { Corrections } from './corrections';
import { EditionNotice } from './edition-notice';
import { SectionKicker } from './section-kicker';
import { ShareRow } from './share-row';
import { TextSizeControl } from './text-size-control';

export interface ArticlePageProps {
  article: ArticleDetails;
  locale: Locale;
  /** Absolute canonical address. */
  url: string;
  /** Beside the author: the way to follow them. */
  follow?: ReactNode;
  /** Over the ways to pass it on: what a reader can put on the article. */
  marks?: ReactNode;
}

/** One article from its kicker to its labels, on the measure of the body text. */
export function ArticlePage({ article, locale, url, follow, marks }: ArticlePageProps) {
  const t = useTranslations('article');
  const lang = foreignLang(article.lang, locale);
  const markup = bodyMarkup(article.body_html, { table: t('table'), code: t('code') });
  return (
    <article className="mx-auto max-w-measure wide:max-w-[43rem]">
      <div className="read-progress no-print" aria-hidden="true" />
      <header>
        <div className="flex min-h-11 items-center justify-between rail:min-h-9">
          <SectionKicker section={article.section} locale={locale} />
          <TextSizeControl />
        </div>
        <h1 className="mt-1 font-display text-30 rail:text-38" lang={lang}>
          <TitleText>{article.title}</TitleText>
        </h1>
        {article.deck && (
          <p className="mt-3 text-17 text-ink-2" lang={lang}>
            {article.deck}
          </p>
        )}
        <Frozen unique>
          <Byline article={article} locale={locale} follow={follow} />
        </Frozen>
      </header>
      {lang && <EditionNotice article={article} />}
      <CoverImage
        pic={article.pic}
        use="hero"
        coverKey={article.section.key}
        id={article.id}
        priority
        alt={article.pic ? t('hero', { title: article.title }) : ''}
        className="mt-6 max-sm:-mx-4 max-sm:rounded-none"
      />
      <div className="story mt-8" lang={lang} dangerouslySetInnerHTML={{ __html: markup }} />
      <Corrections article={article} locale={locale} />
      <Frozen unique>
        <ArticleFoot article={article} locale={locale} url={url} marks={marks} />
      </Frozen>
    </article>
  );
}

function Byline({ article, locale, follow }: Omit<ArticlePageProps, 'url' | 'marks'>) {
  const t = useTranslations('article');
  const common = useTranslations('common');
  const { author } = article;
  return (
    <div className="mt-5 flex items-center gap-3 border-t border-hairline pt-4">
      <Avatar name={author.nickname} src={author.avatar_img} size={40} isBackdrop />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-15 leading-6 font-medium">
          <a
            href={href('author', { locale, param: author.id })}
            rel="author"
            className="min-w-0 break-words hover:text-tide"
          >
            {author.nickname}
          </a>
          {author.is_sample && <Mark>{t('sampleAuthor')}</Mark>}
          {article.is_sponsored && <Mark tone="signal">{common('sponsored')}</Mark>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-13 text-ink-2">
          <time dateTime={article.release_time}>
            {fullTime(article.release_time, locale)} {common('time.zone')}
          </time>
          <span>{t('readingTime', { minutes: article.reading_minutes })}</span>
          {article.sponsor && (
            <span className="min-w-0 break-words">{t('sponsor', { name: article.sponsor })}</span>
          )}
        </p>
      </div>
      {follow}
    </div>
  );
}

function ArticleFoot({ article, locale, url, marks }: Omit<ArticlePageProps, 'follow'>) {
  const t = useTranslations('article');
  const common = useTranslations('common');
  return (
    <footer className="mt-10 grid gap-4 border-t border-rule pt-5">
      {article.labels.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {article.labels.map((label) => (
            <li key={label.id}>
              <Tag href={href('gw_dex', { locale, param: label.id })}>{label.name}</Tag>
            </li>
          ))}
        </ul>
      )}
      {marks}
      <ShareRow
        url={url}
        title={article.title}
        page={{ routeId: 'gw_detail', param: article.id, locale }}
      />
      <div className="text-13 text-ink-2">
        {article.source && (
          <p>
            {t('source')}{' '}
            <SourceName source={article.source} className="break-words text-tide hover:underline" />
          </p>
        )}
        {article.updated_time && (
          <p>
            {t('updated', { time: fullTime(article.updated_time, locale) })} {common('time.zone')}
          </p>
        )}
        <p>{article.is_sponsored ? t('sponsored') : t('disclaimer')}</p>
      </div>
    </footer>
  );
}
