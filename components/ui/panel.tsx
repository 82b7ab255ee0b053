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
