import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { TitleText } from '@/components/ui/title-text';

export interface LandingSectionProps {
  /** Id of the section, for links to it; its heading is `<id>-title`. */
  id: string;
  title: string;
  /** A line under the heading. */
  note?: ReactNode;
  more?: { href: string; text: string } | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a landing page: its heading in the margin, what it holds beside it. */
export function LandingSection({
  id,
  title,
  note,
  more,
  className,
  children,
}: LandingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={clsx('landing-section', className)}>
      <div className="landing-margin">
        <h2 id={`${id}-title`} className="font-display text-24 rail:text-30">
          <TitleText>{title}</TitleText>
        </h2>
        {note && <p className="mt-2 text-13 text-ink-2">{note}</p>}
        {more && (
          <a
            href={more.href}
            className="mt-1 inline-flex min-h-11 items-center gap-1 text-13 text-tide hover:text-ink"
          >
            {more.text}
            <Icon name="arrow-right" size={14} />
          </a>
        )}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
