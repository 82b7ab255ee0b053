import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** What becomes of what was sent. */
export function FormPrivacy({ locale }: { locale: Locale }) {
  const t = useTranslations('forms');
  return (
    <p className="mt-4 text-13 text-ink-2">
      {t.rich('privacy', {
        link: (text) => (
          <a
            href={href('mianzeshengming', { locale, hash: 'privacy' })}
            className="text-tide underline"
          >
            {text}
          </a>
        ),
      })}
    </p>
  );
}
