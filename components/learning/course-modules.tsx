import { useTranslations } from 'next-intl';
import { foreignLang } from '@/components/ui/foreign-lang';
import { Icon } from '@/components/ui/icon';
import { TitleText } from '@/components/ui/title-text';
import type { CourseModule, Lesson } from '@/lib/contract/learning';
import type { Locale } from '@/lib/i18n/locales';
import { textLink } from '@/lib/routes/text-link';
import { lessonAnchor } from './anchors';

export interface CourseModulesProps {
  modules: readonly CourseModule[];
  locale: Locale;
}

/** The whole course in order, one module under another. */
export function CourseModules({ modules, locale }: CourseModulesProps) {
  return (
    <div>
      {modules.map((part, at) => (
        <Module key={part.key} part={part} number={at + 1} locale={locale} />
      ))}
    </div>
  );
}

function Module(props: { part: CourseModule; number: number; locale: Locale }) {
  const { part, number, locale } = props;
  const t = useTranslations('learning');
  const id = `module-${part.key}`;
  return (
    <section aria-labelledby={id} className="course-module">
      <header>
        <p className="text-13 text-tide">{t('module', { number })}</p>
        <h2 id={id} className="mt-0.5 font-display text-24">
          <TitleText>{part.title}</TitleText>
        </h2>
        <p className="mt-1 text-15 text-ink-2">{part.summary}</p>
      </header>
      {part.lessons.map((lesson, at) => (
        <LessonText
          key={lesson.key}
          lesson={lesson}
          number={`${number}.${at + 1}`}
          locale={locale}
        />
      ))}
    </section>
  );
}

function LessonText(props: { lesson: Lesson; number: string; locale: Locale }) {
  const { lesson, number, locale } = props;
  const t = useTranslations('learning');
  const id = lessonAnchor(lesson.key);
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="course-lesson">
      <p aria-hidden="true" className="course-number">
        {number}
      </p>
      <div className="min-w-0">
        <h3 id={`${id}-title`} className="font-display text-20">
          <TitleText>{lesson.title}</TitleText>
        </h3>
        <p className="mt-0.5 text-12 text-ink-2">
          {t('lessonMinutes', { count: lesson.reading_minutes })}
        </p>
        <div className="story mt-3" dangerouslySetInnerHTML={{ __html: lesson.body_html }} />
        <p className="course-takeaway">
          <strong className="text-13 font-semibold text-tide">{t('takeaway')}</strong>
          <span className="block">{lesson.takeaway}</span>
        </p>
        {lesson.article && (
          <p className="mt-3 text-15">
            <span className="text-ink-2">{t('goOn')} </span>
            <a
              {...textLink('gw_detail', lesson.article, locale)}
              lang={foreignLang(lesson.article.lang, locale)}
              className="underline decoration-rule underline-offset-4 hover:text-tide"
            >
              <TitleText>{lesson.article.title}</TitleText>
            </a>
            <LanguageMark lang={lesson.article.lang} locale={locale} />
          </p>
        )}
        <DoneButton lesson={lesson} />
      </div>
    </article>
  );
}

/** Says of what is written in the other language that it is. */
function LanguageMark({ lang, locale }: { lang: Locale; locale: Locale }) {
  const t = useTranslations('common.inLanguage');
  const isEnglish = lang === 'en';
  if (isEnglish === (locale === 'en')) return null;
  return <span className="text-13 text-ink-2"> · {t(isEnglish ? 'en' : 'zh')}</span>;
}

/** A toggle whose name stays the same; that it is pressed says the rest. */
function DoneButton({ lesson }: { lesson: Lesson }) {
  const t = useTranslations('learning');
  return (
    <button
      type="button"
      data-course-done={lesson.key}
      data-title={lesson.title}
      aria-pressed="false"
      className="course-toggle course-script no-print"
    >
      <span className="course-tick" aria-hidden="true">
        <Icon name="check" size={12} />
      </span>
      {t('markDone')}
      <span className="sr-only">{lesson.title}</span>
    </button>
  );
}
