import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { lessonAnchor } from './anchors';

export interface CourseBarProps {
  lessonCount: number;
  firstKey: string;
  /** Where to go when everything is done. */
  finishedHref: string;
}

/** How far the reader is; it stands there with script alone, which alone can keep it. */
export function CourseBar({ lessonCount, firstKey, finishedHref }: CourseBarProps) {
  const t = useTranslations('learning');
  return (
    <section aria-label={t('progress')} className="course-bar course-script no-print">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p data-course-count="" role="status" className="text-15 tabular">
          {t('progressCount', { done: 0, total: lessonCount })}
        </p>
        <a
          data-course-continue=""
          data-finished={finishedHref}
          href={`#${lessonAnchor(firstKey)}`}
          className="inline-flex min-h-11 min-w-0 items-center gap-1 text-15 font-medium text-tide hover:underline"
        >
          <span data-course-continue-text="">{t('start')}</span>
          <Icon name="arrow-right" size={16} className="shrink-0" />
        </a>
      </div>
      <progress
        data-course-progress=""
        aria-label={t('progress')}
        max={lessonCount}
        value={0}
        className="course-progress"
      />
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-12 text-ink-2">
        {t('progressKept')}
        <button
          type="button"
          data-course-reset=""
          hidden
          className="min-h-8 text-12 text-ink-2 underline hover:text-tide max-rail:min-h-11"
        >
          {t('reset')}
        </button>
      </p>
    </section>
  );
}
