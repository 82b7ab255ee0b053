import { useTranslations } from 'next-intl';
import { CoverImage } from '@/components/ui/cover-image';
import { fullTime } from '@/components/ui/relative-time';
import { TitleText } from '@/components/ui/title-text';
import type { TopicDetails } from '@/lib/contract/topic-details';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** The cover of a special: its name, its picture, and why it is there. */
export function TopicHead({ topic, locale }: { topic: TopicDetails; locale: Locale }) {
  const t = useTranslations('topics');
  const common = useTranslations('common');
  return (
    <header>
      <p className="text-13 text-tide">
        <a
          href={href('home_zt', { locale })}
          className="inline-block py-1 font-medium hover:underline"
        >
          {t('kicker')}
        </a>
      </p>
      <h1 className="mt-1 font-display text-30 rail:text-38">
        <TitleText>{topic.title}</TitleText>
      </h1>
      {topic.subtitle && (
        <p className="mt-2 font-display text-17 text-ink-2 rail:text-20">
          <TitleText>{topic.subtitle}</TitleText>
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-x-3 text-13 text-ink-2">
        <span>{common('articlesCount', { count: topic.article_count })}</span>
        <time dateTime={topic.updated_time}>
          {t('updated', { time: fullTime(topic.updated_time, locale) })} {common('time.zone')}
        </time>
      </p>
      <CoverImage
        pic={topic.pic}
        use="lead"
        coverKey={`topic-${topic.id}`}
        id={topic.id}
        priority
        className="mt-5 max-sm:-mx-4 max-sm:rounded-none"
      />
      <p className="topic-intro">{topic.intro}</p>
    </header>
  );
}
