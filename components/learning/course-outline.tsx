import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { TitleText } from '@/components/ui/title-text';
import type { CourseModule } from '@/lib/contract/learning';
import { lessonAnchor } from './anchors';

export interface CourseOutlineProps {
  modules: readonly CourseModule[];
}

/** The contents of the course; what is done gets a tick (learning/course-progress). */
export function CourseOutline({ modules }: CourseOutlineProps) {
  const t = useTranslations('learning');
  return (
    <nav aria-label={t('outline')} className="course-outline no-print">
      <ol>
        {modules.map((part) => (
          <li key={part.key}>
            <p className="font-display text-15 font-bold">
              <TitleText>{part.title}</TitleText>
            </p>
            <ol className="mt-1">
              {part.lessons.map((lesson) => (
                <li key={lesson.key} data-course-place={lesson.key}>
                  <a
                    href={`#${lessonAnchor(lesson.key)}`}
                    className="flex min-h-8 items-center gap-2 text-13 text-ink-2 hover:text-tide max-rail:min-h-11 max-rail:text-15"
                  >
                    <span className="course-tick" aria-hidden="true">
                      <Icon name="check" size={12} />
                    </span>
                    <span>
                      <TitleText>{lesson.title}</TitleText>
                    </span>
                    <span className="course-done sr-only">{t('isDone')}</span>
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}
