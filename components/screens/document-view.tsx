import { useTranslations } from 'next-intl';
import { DocumentHead } from '@/components/document/document-head';
import { DocumentMasthead } from '@/components/document/document-masthead';
import { DocumentText } from '@/components/document/document-text';
import { Frozen } from '@/components/ui/frozen';
import { Icon } from '@/components/ui/icon';
import type { AppConfig } from '@/lib/contract/app-config';
import type { DocumentDetails, DocumentKey } from '@/lib/contract/documents';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { languagePaths } from '@/lib/routes/switch-locale';
import { routeById } from '@/lib/routes/route-table';

/** The texts that explain each other, in reading order. */
const NEIGHBOURS = ['aboutus', 'copyright', 'fuwutiaokuan', 'mianzeshengming'] as const;

export interface DocumentViewProps {
  locale: Locale;
  document: Omit<DocumentDetails, 'key'> & { key: Exclude<DocumentKey, 'home_shequn'> };
  /** Stands over a page without the site's header. */
  brand?: AppConfig['brand'] | undefined;
  /** Where questions go; '' where there is no such address. */
  mail: string;
}

/** One of the newsroom's own pages: the text, its contents, and the pages beside it. */
export function DocumentView({ locale, document, brand, mail }: DocumentViewProps) {
  const isBare = !routeById(document.key).layout.header;
  return (
    <div className="mx-auto w-full max-w-[66rem]">
      {isBare && brand && (
        <Frozen>
          <DocumentMasthead
            locale={locale}
            brand={brand}
            paths={languagePaths(href(document.key, { locale }))}
          />
        </Frozen>
      )}
      <Frozen unique>
        <DocumentHead document={document} />
      </Frozen>
      <div className="mt-8 border-t border-rule pt-8">
        <Frozen unique>
          <DocumentText sections={document.sections} />
        </Frozen>
      </div>
      <Frozen unique>
        <DocumentFoot locale={locale} current={document.key} mail={mail} />
      </Frozen>
    </div>
  );
}

interface DocumentFootProps {
  locale: Locale;
  current: (typeof NEIGHBOURS)[number];
  mail: string;
}

function DocumentFoot({ locale, current, mail }: DocumentFootProps) {
  const t = useTranslations('documents');
  const names = useTranslations('routes');
  return (
    <footer className="no-print mt-14 border-t border-rule pt-6">
      <h2 className="font-display text-17">{t('others')}</h2>
      <ul className="mt-2 sm:flex sm:flex-wrap sm:gap-x-8">
        {NEIGHBOURS.filter((key) => key !== current).map((key) => (
          <li key={key}>
            <a
              href={href(key, { locale })}
              className="inline-flex min-h-11 items-center gap-1 text-15 text-ink-2 hover:text-tide"
            >
              {names(key)}
              <Icon name="arrow-right" size={14} />
            </a>
          </li>
        ))}
      </ul>
      {mail !== '' && (
        <p className="mt-3 text-13 text-ink-2">
          <a href={`mailto:${mail}`} className="hover:text-tide">
            {t('questions', { mail })}
          </a>
        </p>
      )}
    </footer>
  );
}
