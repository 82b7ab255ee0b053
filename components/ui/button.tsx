import type { ComponentProps } from 'react';
import { buttonClass, withOwn, type ButtonLook } from './button-class';

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
      className={withOwn(iconTargetClass, className)}
      {...rest}
    />
  );
}

/** The square target of an icon, for links and summaries too. */
export const iconTargetClass =
  'inline-grid size-11 place-items-center rounded-4 text-ink-2 transition-colors hover:text-ink';
