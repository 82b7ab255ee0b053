import clsx from 'clsx';

export interface TagProps {
  children: string;
  href?: string | undefined;
  lang?: string | undefined;
}

/** A label of an article: a word with a hairline under it, no box. */
export function Tag({ children, href, lang }: TagProps) {
  const look = 'inline-flex min-h-8 items-center border-b border-rule text-13';
  if (!href) {
    return (
      <span className={clsx(look, 'text-ink-2')} lang={lang}>
        {children}
      </span>
    );
  }
  return (
    <a
      href={href}
      lang={lang}
      className={clsx(look, 'text-ink transition-colors hover:border-tide hover:text-tide')}
    >
      {children}
    </a>
  );
}

/** A small mark in a line of facts: sponsored, sample, in Chinese. */
export function Mark({ children, tone = 'calm' }: { children: string; tone?: 'calm' | 'signal' }) {
  return (
    <span
      className={clsx(
        'inline-block shrink-0 rounded-2 border px-1 text-12 leading-[1.5] whitespace-nowrap',
        tone === 'signal' ? 'border-signal text-signal' : 'border-rule text-ink-2',
      )}
    >
      {children}
    </span>
  );
}
