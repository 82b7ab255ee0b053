import { useTranslations } from 'next-intl';
import type { ActivityDetails } from '@/lib/contract/activities';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

const SITE_NAMES = {
  instagram: 'Instagram',
  twitter: 'Twitter',
  youtube: 'YouTube',
  telegram: 'Telegram',
} as const;

/** Who holds an event, with co-hosts and where else they are. */
export function EventOrganiser({ event, locale }: { event: ActivityDetails; locale: Locale }) {
  const t = useTranslations('events.detail');
  const { name, description, author_id: author, socials } = event.organizer;
  return (
    <div>
      <p className="text-17 font-semibold" lang={event.langs.organizer}>
        {author === null ? (
          name
        ) : (
          <a href={href('author', { locale, param: author })} className="hover:text-tide">
            {name}
          </a>
        )}
      </p>
      {description && (
        <p className="mt-1 text-15 text-ink-2" lang={event.langs.about}>
          {description}
        </p>
      )}
      {event.co_hosts.length > 0 && (
        <p className="mt-2 text-15">
          {t('coHosts')} {event.co_hosts.join(' · ')}
        </p>
      )}
      {socials.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {socials.map(({ site, url }) => (
            <li key={site}>
              <a
                href={url}
                rel="noopener nofollow ugc"
                target="_blank"
                className="inline-flex min-h-11 items-center text-15 text-tide"
              >
                {SITE_NAMES[site]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
