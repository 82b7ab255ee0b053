/*
 * How a button looks, apart from the elements: every page brings this along, for when it fails.
 */

/** `primary` is for the one main act of a view; `plain` has no box. */
export type ButtonLook = 'primary' | 'outline' | 'plain';

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-4 px-4 text-15 font-medium transition-colors';
const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-signal text-on-signal hover:opacity-90',
  outline: 'border border-rule text-ink hover:border-ink',
  plain: 'text-tide hover:text-ink',
};

/** Classes of a button, for elements that look like one. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return withOwn(`${BASE} ${LOOKS[look]}`, className);
}

/** An element’s own classes after those that it always has; a library for this would be half of this file. */
export function withOwn(classes: string, own: string | undefined): string {
  return own ? `${classes} ${own}` : classes;
}
