import { Icon } from '@/components/ui/icon';
import { TitleText } from '@/components/ui/title-text';
import type { ScamWarning, Term } from '@/lib/contract/learning';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { scamAnchor, termAnchor } from './anchors';

/** Scams by name, each a way to its warning. */
export function ScamDigest({ scams, locale }: { scams: readonly ScamWarning[]; locale: Locale }) {
  return (
    <ul className="ruled">
      {scams.map((scam) => (
        <li key={scam.key}>
          <a
            href={href('home_xiaobai', { locale, param: 'scams', hash: scamAnchor(scam.key) })}
            className="flex min-h-11 items-center gap-2 py-1 text-15 hover:text-tide"
          >
            <Icon name="circle-alert" size={16} className="shrink-0 text-signal" />
            <TitleText>{scam.title}</TitleText>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Terms by name, each a way to its place in the glossary. */
export function TermDigest({ terms, locale }: { terms: readonly Term[]; locale: Locale }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {terms.map((term) => (
        <li key={term.key}>
          <a
            href={href('home_xiaobai', { locale, param: 'glossary', hash: termAnchor(term.key) })}
            className="inline-flex min-h-11 items-center text-15 hover:text-tide"
          >
            {term.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
