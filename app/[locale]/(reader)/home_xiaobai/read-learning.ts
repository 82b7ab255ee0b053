import type { CourseModule, ScamWarning, Term } from '@/lib/contract/learning';
import { readCourse, readGlossary, readScams } from '@/lib/api/reads-columns';
import type { Locale } from '@/lib/i18n/locales';

/** Everything that the section teaches; what can't be read is empty, and the page says so. */
export async function readLearning(
  locale: Locale,
): Promise<{ modules: CourseModule[]; terms: Term[]; scams: ScamWarning[] }> {
  const course = await readCourse(locale);
  const glossary = await readGlossary(locale);
  const scams = await readScams(locale);
  return {
    modules: course.found ? course.data.modules : [],
    terms: glossary.found ? glossary.data.list : [],
    scams: scams.found ? scams.data.list : [],
  };
}
