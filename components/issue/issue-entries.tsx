import { useTranslations } from 'next-intl';
import { foreignLang } from '@/components/ui/foreign-lang';
import { clockTime } from '@/components/ui/relative-time';
import { TitleText } from '@/components/ui/title-text';
import type { ArticleItem } from '@/lib/contract/articles';
import type { FlashItem } from '@/lib/contract/flash';
import type { IssueEntry } from '@/lib/contract/issues';
import type { Locale } from '@/lib/i18n/locales';
import { textLink } from '@/lib/routes/text-link';

export interface IssueEntriesProps {
  entries: readonly IssueEntry[];
  locale: Locale;
}

/** What an issue points to, numbered: flashes with their hour, articles with their section. */
export function IssueEntries({ entries, locale }: IssueEntriesProps) {
  return (
    <ol className="issue-entries">
      {entries.map((entry) => (
        <li key={entry.kind === 'flash' ? `f${entry.flash.id}` : `a${entry.article.id}`}>
          <div className="min-w-0">
            {entry.kind === 'flash' ? (
              <FlashEntry flash={entry.flash} locale={locale} />
            ) : (
              <ArticleEntry article={entry.article} locale={locale} />
            )}
            {entry.note && <p className="issue-note">{entry.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function FlashEntry({ flash, locale }: { flash: FlashItem; locale: Locale }) {
  const t = useTranslations('flash');
  const lang = foreignLang(flash.lang, locale);
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-12 text-ink-2">
        <time dateTime={flash.release_time}>{clockTime(flash.release_time)}</time>
        <span>{t(`category.${flash.category}`)}</span>
        {flash.is_important && <span className="font-semibold text-signal">{t('important')}</span>}
      </p>
      <EntryTitle lang={lang} title={flash.title} to={textLink('kuaixun_wz', flash, locale)} />
      <p className="clamp-3 mt-1 text-15 text-ink-2" lang={lang}>
        {flash.content}
      </p>
    </>
  );
}

function ArticleEntry({ article, locale }: { article: ArticleItem; locale: Locale }) {
  const t = useTranslations('article');
  const lang = foreignLang(article.lang, locale);
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-12 text-ink-2">
        <span className="text-tide">{article.section.name}</span>
        <span>{article.author.nickname}</span>
        <span>{t('readingTime', { minutes: article.reading_minutes })}</span>
      </p>
      <EntryTitle lang={lang} title={article.title} to={textLink('gw_detail', article, locale)} />
      {article.summary && (
        <p className="clamp-3 mt-1 text-15 text-ink-2" lang={lang}>
          {article.summary}
        </p>
      )}
    </>
  );
}

interface EntryTitleProps {
  title: string;
  to: ReturnType<typeof textLink>;
  lang: Locale | undefined;
}

function EntryTitle({ title, to, lang }: EntryTitleProps) {
  return (
    <h3 className="mt-0.5 font-display text-17 rail:text-20" lang={lang}>
      <a {...to} className="hover:text-tide">
        <TitleText>{title}</TitleText>
      </a>
    </h3>
  );
}
