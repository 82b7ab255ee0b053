import { useTranslations } from 'next-intl';
import { HotList } from '@/components/article/hot-list';
import { SearchForm } from '@/components/layout/search-form';
import { ButtonLink } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { TideWave } from '@/components/ui/tide-wave';
import { TitleText } from '@/components/ui/title-text';
import type { ArticleItem } from '@/lib/contract/articles';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import type { MissingKind } from '@/lib/routes/route-row';

/** What is not there: an unlisted path or an absent thing, a withdrawn one, or our own failure. */
export type NotFoundKind = MissingKind | 'withdrawnArticle' | 'withdrawnFlash' | 'server';

export interface NotFoundViewProps {
  kind: NotFoundKind;
  locale: Locale;
  /** What others read, as the way on; left out when nothing can be read. */
  hot?: readonly ArticleItem[] | undefined;
}

/** Says what is missing in the words of spec section 8, and leads back and on. */
export function NotFoundView({ kind, locale, hot = [] }: NotFoundViewProps) {
  const t = useTranslations('missing');
  return (
    <div className="mx-auto grid w-full max-w-measure gap-12 py-6 rail:py-12">
      <section>
        <TideWave />
        <p className="mt-5 text-13 text-ink-2">{t('code', { status: statusOf(kind) })}</p>
        <h1 className="mt-1 font-display text-30 rail:text-38">
          <TitleText>{t(`${kind}.title`)}</TitleText>
        </h1>
        <p className="mt-3 text-17 text-ink-2">{t(`${kind}.text`)}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <WayBack kind={kind} locale={locale} />
          <ButtonLink look="outline" href={href('home', { locale })}>
            {t('back.home')}
          </ButtonLink>
        </div>
        {kind !== 'server' && (
          <SearchForm locale={locale} id="missing-search" name={t('search')} className="mt-8" />
        )}
      </section>
      {hot.length > 0 && (
        <Panel id="missing-hot" title={t('reads')}>
          <HotList items={hot} locale={locale} />
        </Panel>
      )}
    </div>
  );
}

/** The list that the missing thing belongs to; the same page again after a failure of ours. */
function WayBack({ kind, locale }: Pick<NotFoundViewProps, 'kind' | 'locale'>) {
  const t = useTranslations('missing.back');
  if (kind === 'server') {
    return (
      <ButtonLink look="primary" href="">
        {t('reload')}
      </ButtonLink>
    );
  }
  const way = WAYS_BACK[kind];
  if (!way) return null;
  return (
    <ButtonLink look="primary" href={href(way.route, { locale })}>
      {t(way.text)}
    </ButtonLink>
  );
}

const WAYS_BACK = {
  page: null,
  article: { route: 'home_wz', text: 'articles' },
  withdrawnArticle: { route: 'home_wz', text: 'articles' },
  author: { route: 'home_wz', text: 'articles' },
  flash: { route: 'home_kuaixun', text: 'flash' },
  withdrawnFlash: { route: 'home_kuaixun', text: 'flash' },
  label: { route: 'gw_dex', text: 'labels' },
  column: { route: 'home_zl', text: 'columns' },
  topic: { route: 'home_zt', text: 'topics' },
  brief: { route: 'home_eightclock', text: 'briefs' },
  weekly: { route: 'home_week', text: 'weekly' },
  technical: { route: 'home_jszk', text: 'technical' },
  month: { route: 'gw_shijian', text: 'calendar' },
  event: { route: 'activity', text: 'events' },
  eventView: { route: 'activity', text: 'events' },
  notice: { route: 'notice', text: 'notices' },
} as const;

function statusOf(kind: NotFoundKind): number {
  if (kind === 'server') return 500;
  return kind.startsWith('withdrawn') ? 410 : 404;
}
