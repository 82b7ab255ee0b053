import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';

export interface PanelProps {
  /** Id of the heading; unique on the page. */
  id: string;
  title: string;
  /** Where the whole list is, and its words. */
  more?: { href: string; text: string } | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page under its own heading, with a link to the whole of it. */
export function Panel({ id, title, more, className, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className="panel-head mb-3">
        <h2 id={id} className="font-display text-17">
          {title}
        </h2>
        {more && (
          <a
            href={more.href}
            className="-my-2 inline-flex shrink-0 items-center gap-1 py-2 text-13 text-ink-2 hover:text-tide"
          >
            {more.text}
            <span className="sr-only">{title}</span>
            <Icon name="arrow-right" size={14} />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

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
        {title}
      </h1>
      {deck && (
        <p className="mt-2 max-w-measure text-15 text-ink-2 rail:text-17" lang={deckLang}>
          {deck}
        </p>
      )}
      {note && <p className="mt-2 text-13 text-ink-2">{note}</p>}
    </header>
  );
}
