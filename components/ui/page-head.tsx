import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TitleText } from './title-text';

export interface PageHeadProps {
  kicker?: ReactNode;
  title: string;
  /** Language of the title where it is not the page's. */
  lang?: string | undefined;
  deck?: string | undefined;
  /** Language of the deck where it is not the page's. */
  deckLang?: string | undefined;
  /** A short line under the deck: a count, a time. */
  note?: ReactNode;
  className?: string | undefined;
}

/** Heading of a list page. */
export function PageHead(props: PageHeadProps) {
  const { kicker, title, lang, deck, deckLang, note, className } = props;
  return (
    <header className={clsx('border-b border-rule pb-5', className)}>
      {kicker && <p className="mb-1 text-13 text-tide">{kicker}</p>}
      <h1 className="font-display text-30 rail:text-38" lang={lang}>
        <TitleText>{title}</TitleText>
      </h1>
      {deck && (
        <p className="mt-2 max-w-measure text-15 text-ink-2 rail:text-17" lang={deckLang}>
          <TitleText>{deck}</TitleText>
        </p>
      )}
      {note && <p className="mt-2 text-13 text-ink-2">{note}</p>}
    </header>
  );
}
