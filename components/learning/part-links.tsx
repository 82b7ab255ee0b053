import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export type LearningPart = 'course' | 'glossary' | 'scams';

export interface PartLinksProps {
  locale: Locale;
  active: LearningPart;
}

const PARTS: readonly LearningPart[] = ['course', 'glossary', 'scams'];

/** The three parts of the beginners' section, each under an address of its own. */
export function PartLinks({ locale, active }: PartLinksProps) {
  const t = useTranslations('learning');
  return (
    <nav aria-label={t('parts')} className="-mx-2 border-b border-hairline py-1">
      <ul className="strip">
        {PARTS.map((part) => (
          <li key={part}>
            <a
              href={href('home_xiaobai', { locale, param: part === 'course' ? undefined : part })}
              aria-current={part === active ? 'page' : undefined}
              className={clsx(
                'focus-inset flex h-11 items-center px-2 text-15 whitespace-nowrap',
                part === active
                  ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-8'
                  : 'text-ink-2 hover:text-tide',
              )}
            >
              {t(part)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
