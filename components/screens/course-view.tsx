import '@/components/learning/learning.css';
import { useTranslations } from 'next-intl';
import { CourseBar } from '@/components/learning/course-bar';
import { CourseKeeper } from '@/components/learning/course-keeper';
import { CourseModules } from '@/components/learning/course-modules';
import { CourseOutline } from '@/components/learning/course-outline';
import { ScamDigest, TermDigest } from '@/components/learning/learning-digest';
import { PartLinks } from '@/components/learning/part-links';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import type { CourseModule, ScamWarning, Term } from '@/lib/contract/learning';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { ArticleListWithPages, type ArticleListPage } from './article-list-page';
import { PanelEmpty } from './panel-empty';

export interface CourseViewProps {
  locale: Locale;
  title: string;
  description: string;
  modules: readonly CourseModule[];
  terms: readonly Term[];
  scams: readonly ScamWarning[];
  articles: ArticleListPage;
}

/** Terms that the rail offers of the whole glossary. */
const TERMS_SHOWN = 14;

/** The beginners' section: a course in order with its progress, then the section's articles. */
export function CourseView(props: CourseViewProps) {
  const { locale, title, description, modules, articles } = props;
  const t = useTranslations('learning');
  const lessons = modules.flatMap((part) => part.lessons);
  const counts = { modules: modules.length, lessons: lessons.length };
  return (
    <div className="columns">
      <div>
        <PageHead
          title={title}
          deck={description}
          note={lessons.length > 0 ? t('courseNote', counts) : undefined}
        />
        <PartLinks locale={locale} active="course" />
        {lessons[0] ? (
          <Course locale={locale} modules={modules} lessonCount={lessons.length} />
        ) : (
          <PanelEmpty
            hint={t('courseEmpty')}
            act={t('glossary')}
            to={href('home_xiaobai', { locale, param: 'glossary' })}
          />
        )}
        <section className="mt-12" aria-labelledby="beginners-articles">
          <div className="panel-head">
            <h2 id="beginners-articles" className="font-display text-17">
              {t('articles')}
            </h2>
          </div>
          <ArticleListWithPages
            locale={locale}
            page={articles}
            hrefOf={(number) => href('home_xiaobai', { locale, page: number })}
            withSection={false}
          />
        </section>
      </div>
      <Frozen>
        <CourseRail {...props} />
      </Frozen>
    </div>
  );
}

interface CourseProps extends Pick<CourseViewProps, 'locale' | 'modules'> {
  lessonCount: number;
}

function Course({ locale, modules, lessonCount }: CourseProps) {
  const t = useTranslations('learning');
  const firstKey = modules[0]?.lessons[0]?.key ?? '';
  return (
    <>
      <Frozen>
        <CourseBar
          lessonCount={lessonCount}
          firstKey={firstKey}
          finishedHref={href('home_xiaobai', { locale, param: 'scams' })}
        />
      </Frozen>
      <Frozen>
        <CourseOutline modules={modules} />
      </Frozen>
      <Frozen>
        <CourseModules modules={modules} locale={locale} />
      </Frozen>
      <CourseKeeper
        words={{
          // The browser fills in the counts and the title.
          count: t('progressCount', { done: '{done}', total: '{total}' }),
          start: t('start'),
          continue: t('continue', { title: '{title}' }),
          finished: t('finished'),
        }}
      />
    </>
  );
}

function CourseRail({ locale, terms, scams }: CourseViewProps) {
  const t = useTranslations('learning');
  const more = (part: 'glossary' | 'scams') => ({
    href: href('home_xiaobai', { locale, param: part }),
    text: t('seeAll'),
  });
  return (
    <aside className="rail no-print" aria-label={useTranslations('home')('rail')}>
      {scams.length > 0 && (
        <Panel id="course-scams" title={t('scams')} more={more('scams')}>
          <ScamDigest scams={scams} locale={locale} />
        </Panel>
      )}
      {terms.length > 0 && (
        <Panel id="course-glossary" title={t('glossary')} more={more('glossary')}>
          <TermDigest terms={terms.slice(0, TERMS_SHOWN)} locale={locale} />
        </Panel>
      )}
    </aside>
  );
}
