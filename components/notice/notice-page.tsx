import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { fullTime } from '@/components/ui/relative-time';
import { TitleText } from '@/components/ui/title-text';
import type { NoticeDetails } from '@/lib/contract/notices';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { NoticeKind } from './notice-kind';

export interface NoticePageProps {
  notice: NoticeDetails;
  locale: Locale;
}

/** One announcement: what kind, when, the text, and the ones around it. */
export function NoticePage({ notice, locale }: NoticePageProps) {
  const t = useTranslations('documents.notices');
  const common = useTranslations('common.time');
  return (
    <article>
      <header className="border-b border-rule pb-5">
        <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-2">
          <a
            href={href('notice', { locale })}
            className="-my-2 inline-flex min-h-11 items-center gap-1 text-tide hover:underline rail:min-h-0"
          >
            <Icon name="chevron-left" size={14} />
            {t('all')}
          </a>
          <NoticeKind kind={notice.kind} />
          {notice.is_pinned && <span className="font-medium text-signal">{t('pinned')}</span>}
        </p>
        <h1 className="mt-2 font-display text-30 rail:text-38">
          <TitleText>{notice.title}</TitleText>
        </h1>
        <p className="mt-3 text-13 text-ink-2 tabular">
          <time dateTime={notice.release_time}>{fullTime(notice.release_time, locale)}</time>{' '}
          {common('zone')}
        </p>
      </header>
      <div
        className="story mt-6 max-w-measure"
        dangerouslySetInnerHTML={{ __html: notice.content_html }}
      />
      {(notice.newer || notice.older) && (
        <nav
          aria-label={t('around')}
          className="no-print mt-12 grid gap-x-10 border-t border-rule sm:grid-cols-2"
        >
          <Neighbour way="older" to={notice.older} locale={locale} />
          <Neighbour way="newer" to={notice.newer} locale={locale} />
        </nav>
      )}
    </article>
  );
}

interface NeighbourProps {
  way: 'newer' | 'older';
  to: { id: number; title: string } | null;
  locale: Locale;
}

function Neighbour({ way, to, locale }: NeighbourProps) {
  const t = useTranslations('documents.notices');
  if (!to) return <span className="max-sm:hidden" />;
  return (
    <a
      href={href('notice', { locale, param: to.id })}
      rel={way === 'newer' ? 'next' : 'prev'}
      className="block border-b border-hairline py-4 hover:text-tide sm:border-0"
    >
      <span className="block text-13 text-ink-2">{t(way)}</span>
      <span className="mt-1 block text-15 font-medium">{to.title}</span>
    </a>
  );
}
