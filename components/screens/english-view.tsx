import { useTranslations } from 'next-intl';
import { articleWords } from '@/components/article/article-words';
import { HotList } from '@/components/article/hot-list';
import { LeadStory } from '@/components/article/lead-story';
import { StoryGrid } from '@/components/article/story-grid';
import { FlashRail } from '@/components/flash/flash-rail';
import { LandingHero } from '@/components/layout/landing-hero';
import { LandingSection } from '@/components/layout/landing-section';
import '@/components/region/region.css';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Frozen } from '@/components/ui/frozen';
import { Panel } from '@/components/ui/panel';
import type { ArticleItem } from '@/lib/contract/articles';
import type { FlashItem } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface EnglishViewProps {
  locale: Locale;
  /** Articles that have an English edition, newest first. */
  stories: readonly ArticleItem[];
  flashes: readonly FlashItem[];
  hot: readonly ArticleItem[];
}

/** The way in for English readers: what is published, the stories, how to read them, how to keep up. */
export function EnglishView(props: EnglishViewProps) {
  const { locale } = props;
  const t = useTranslations('regions.english');
  return (
    <div className="landing">
      <LandingHero
        kicker={t('kicker')}
        title={t('title')}
        tagline={t('tagline')}
        motif={{ family: 'currents', seed: 2021 }}
      >
        <ButtonLink look="primary" href="#stories">
          {t('toStories')}
        </ButtonLink>
        <ButtonLink href={href('home', { locale })}>{t('toHome')}</ButtonLink>
      </LandingHero>
      <div className="landing-width">
        <p className="max-w-[34em] py-9 font-display text-20 leading-[1.6] rail:py-14 rail:text-24">
          {t('intro')}
        </p>
        <Stories {...props} />
        <Frozen>
          <Ways locale={locale} />
        </Frozen>
        <Frozen>
          <Steps />
        </Frozen>
        <LandingSection id="subscribe" title={t('subscribe')} note={t('subscribeNote')}>
          <p className="max-w-measure text-17 leading-[1.7]">{t('subscribeText')}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink href={href('home_kuaixun', { locale })}>{t('toFlash')}</ButtonLink>
            <ButtonLink href={href('download', { locale })}>{t('toApp')}</ButtonLink>
            <ButtonLink look="plain" href={href('signUp', { locale })}>
              {t('toSignUp')}
            </ButtonLink>
          </div>
        </LandingSection>
      </div>
    </div>
  );
}

function Stories({ locale, stories, flashes, hot }: EnglishViewProps) {
  const t = useTranslations('regions.english');
  const words = articleWords(useTranslations('common'));
  const [lead, ...seconds] = stories;
  return (
    <section
      id="stories"
      aria-labelledby="stories-title"
      className="border-t border-rule py-8 rail:py-12"
    >
      <div className="mb-5 flex flex-wrap items-baseline gap-x-3">
        <h2 id="stories-title" className="font-display text-24 rail:text-30">
          {t('stories')}
        </h2>
        <p className="text-13 text-ink-2">{t('storiesNote')}</p>
      </div>
      <div className="columns">
        <Frozen>
          <div>
            {lead ? (
              <LeadStory item={lead} locale={locale} words={words} />
            ) : (
              <EmptyState title={t('empty')} />
            )}
            {seconds.length > 0 && (
              <div className="mt-6 border-t border-hairline pt-5">
                <StoryGrid items={seconds} locale={locale} words={words} />
              </div>
            )}
          </div>
        </Frozen>
        <Frozen>
          <aside className="rail" aria-label={t('flash')}>
            {flashes.length > 0 && (
              <Panel id="english-flash" title={t('flash')}>
                <FlashRail items={flashes} locale={locale} />
              </Panel>
            )}
            {hot.length > 0 && (
              <Panel id="english-hot" title={t('hot')}>
                <HotList items={hot} locale={locale} />
              </Panel>
            )}
          </aside>
        </Frozen>
      </div>
    </section>
  );
}

function Ways({ locale }: Pick<EnglishViewProps, 'locale'>) {
  const t = useTranslations('regions.english');
  const ways = [
    { key: 'flash', to: href('home_kuaixun', { locale }) },
    { key: 'articles', to: href('home_wz', { locale }) },
    { key: 'beginners', to: href('home_xiaobai', { locale }) },
    { key: 'events', to: href('activity', { locale }) },
    { key: 'atlas', to: href('atlas', { locale }) },
  ] as const;
  return (
    <LandingSection
      id="what"
      title={t('what')}
      note={t('whatNote')}
      className="border-t border-rule"
    >
      <ul className="ways">
        {ways.map(({ key, to }) => (
          <li key={key} className="relative">
            <h3 className="font-display text-24">
              <a href={to} className="stretched hover:text-tide">
                {t(`ways.${key}.name`)}
              </a>
            </h3>
            <p className="text-15 text-ink-2">{t(`ways.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

function Steps() {
  const t = useTranslations('regions.english');
  return (
    <LandingSection id="how" title={t('how')} note={t('howNote')}>
      <dl className="grid gap-8 sm:grid-cols-3">
        {(['language', 'time', 'sample'] as const).map((step) => (
          <div key={step} className="border-t border-rule pt-3">
            <dt className="font-display text-20 font-bold">{t(`steps.${step}.name`)}</dt>
            <dd className="mt-2 text-15 text-ink-2">{t(`steps.${step}.text`)}</dd>
          </div>
        ))}
      </dl>
    </LandingSection>
  );
}
