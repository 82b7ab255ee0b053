import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

export interface FieldFrameProps {
  /** Id of the form; fields are named after it. */
  form: string;
  name: string;
  label: string;
  hint?: string | undefined;
  isRequired?: boolean;
  /** Takes the whole width of the form. */
  isWide?: boolean;
  /** Given to a group of boxes, which has no one control to be labelled. */
  isGroup?: boolean;
  children: ReactNode;
}

/** Ids of a field's parts, which refer to each other. */
export function fieldIds(form: string, name: string) {
  const id = `${form}-${name}`;
  return { id, hint: `${id}-hint`, fault: `${id}-fault` };
}

/** A field with its label, hint, and the place where its fault is said. */
export function FieldFrame(props: FieldFrameProps) {
  const { form, name, label, hint, isRequired = true, isWide, isGroup, children } = props;
  const t = useTranslations('forms');
  const ids = fieldIds(form, name);
  const title = (
    <>
      {label}
      <span className="ml-2 text-12 font-normal text-ink-2">
        {isRequired ? t('required') : t('optional')}
      </span>
    </>
  );
  const rest = (
    <>
      {hint && (
        <p id={ids.hint} className="mb-1.5 text-13 text-ink-2">
          {hint}
        </p>
      )}
      {children}
      <p id={ids.fault} className="mt-1.5 text-13 font-medium text-signal" hidden />
    </>
  );
  if (isGroup) {
    return (
      <fieldset
        data-field={name}
        className={clsx(isWide && 'is-wide')}
        aria-describedby={clsx(hint && ids.hint, ids.fault)}
      >
        <legend className="mb-1 text-15 font-medium">{title}</legend>
        {rest}
      </fieldset>
    );
  }
  return (
    <div data-field={name} className={clsx(isWide && 'is-wide')}>
      <label htmlFor={ids.id} className="mb-1 block text-15 font-medium">
        {title}
      </label>
      {rest}
    </div>
  );
}
