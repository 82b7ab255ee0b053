import clsx from 'clsx';
import type { ComponentProps } from 'react';

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
  return clsx(BASE, LOOKS[look], className);
}

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
}

export function Button({ look = 'outline', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

export interface ButtonLinkProps extends ComponentProps<'a'> {
  look?: ButtonLook;
}

/** A link with the look of a button. */
export function ButtonLink({ look = 'outline', className, ...rest }: ButtonLinkProps) {
  return <a className={buttonClass(look, className)} {...rest} />;
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, read out and shown on hover. */
  label: string;
}

/** A 44 px square with one icon inside. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={clsx(iconTargetClass, className)}
      {...rest}
    />
  );
}

/** The square target of an icon, for links and summaries too. */
export const iconTargetClass =
  'inline-grid size-11 place-items-center rounded-4 text-ink-2 transition-colors hover:text-ink';
