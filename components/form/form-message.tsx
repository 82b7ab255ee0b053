import clsx from 'clsx';

export interface FormMessageProps {
  text: string;
  /** For what is no problem. */
  isCalm?: boolean;
}

/** What is to be said of a form as a whole; read out when it changes. */
export function FormMessage({ text, isCalm }: FormMessageProps) {
  return (
    <p
      role={isCalm ? 'status' : 'alert'}
      className={clsx(
        'text-15',
        isCalm ? 'text-ink-2' : 'font-medium text-signal',
        !text && 'sr-only',
      )}
    >
      {text}
    </p>
  );
}
