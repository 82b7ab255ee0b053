import type { SectionRef } from '@/lib/contract/taxonomy';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface SectionKickerProps {
  section: SectionRef;
  locale: Locale;
  className?: string | undefined;
}

/** The section over a title, as a link to its list. */
export function SectionKicker({ section, locale, className }: SectionKickerProps) {
  return (
    <a
      href={sectionHref(section.route_id, locale)}
      className={`relative z-1 inline-flex min-h-6 items-center text-13 font-medium text-tide hover:underline ${className ?? ''}`}
    >
      {section.name}
    </a>
  );
}

/** Rows of the route table that list a section's articles. */
const SECTION_ROUTES = [
  'home_chanye',
  'home_xiaobai',
  'home_active',
  'home_jszk',
  'home_zl',
  'home_wz',
] as const;

/** Address of a section's list; of all articles for a row that lists no section. */
export function sectionHref(routeId: string, locale: Locale): string {
  const known = SECTION_ROUTES.find((id) => id === routeId) ?? 'home_wz';
  return href(known, { locale });
}
