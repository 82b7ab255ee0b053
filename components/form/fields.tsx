import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { fieldIds, FieldFrame, type FieldFrameProps } from './field';

type Common = Pick<FieldFrameProps, 'form' | 'name' | 'label' | 'hint' | 'isRequired' | 'isWide'>;

export interface TextFieldProps extends Common {
  type?: 'text' | 'email';
  /** Lengths in characters, as [shortest, longest]. */
  limits: readonly [number, number];
  autoComplete?: string;
  /** Several lines: prose, or one address a line. */
  rows?: 'prose' | 'addresses';
}

/** A line or a passage of text, with its limits said in the hint. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', limits, autoComplete = 'off', rows, hint, ...frame } = props;
  const { form, name, isRequired = true } = frame;
  const t = useTranslations('forms');
  const ids = fieldIds(form, name);
  const [min, max] = limits;
  const length = rows === 'prose' ? t('length', { min, max }) : undefined;
  const whole = [hint, length].filter(Boolean).join(' ');
  const control = {
    id: ids.id,
    name,
    autoComplete,
    required: isRequired,
    'data-min': min,
    'data-max': max,
    'aria-describedby': clsx(whole && ids.hint, ids.fault),
    className: 'form-control',
  };
  return (
    <FieldFrame {...frame} hint={whole || undefined}>
      {rows ? (
        <textarea
          {...control}
          rows={rows === 'prose' ? 5 : 3}
          data-kind={rows === 'prose' ? 'text' : 'lines'}
          {...(rows === 'addresses' ? { spellCheck: false, inputMode: 'url' as const } : {})}
        />
      ) : (
        <input {...control} type={type} data-kind="text" />
      )}
    </FieldFrame>
  );
}

export interface Choice {
  value: string;
  text: string;
}

export interface SelectFieldProps extends Common {
  choices: readonly Choice[];
  /** Stands first and chooses nothing. */
  empty: string;
}

/** One of several, in a list of the system. */
export function SelectField({ choices, empty, ...frame }: SelectFieldProps) {
  const { form, name, hint, isRequired = true } = frame;
  const ids = fieldIds(form, name);
  return (
    <FieldFrame {...frame}>
      <select
        id={ids.id}
        name={name}
        required={isRequired}
        defaultValue=""
        data-kind="text"
        aria-describedby={clsx(hint && ids.hint, ids.fault)}
        className="form-control"
      >
        <option value="">{empty}</option>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export interface CheckGroupProps extends Common {
  choices: readonly Choice[];
  max: number;
}

/** Several of many, as boxes to tick. */
export function CheckGroup({ choices, max, ...frame }: CheckGroupProps) {
  const { form, name } = frame;
  const ids = fieldIds(form, name);
  return (
    <FieldFrame {...frame} isGroup>
      <div className="flex flex-wrap gap-x-6" data-kind="set" data-name={name} data-max={max}>
        {choices.map(({ value, text }, place) => (
          <label key={value} className="form-check">
            <input
              // The first box is where a fault of the group leads to.
              id={`${ids.id}-${value}`}
              {...(place === 0 ? { 'data-first': '' } : {})}
              type="checkbox"
              name={`${name}[]`}
              value={value}
            />
            {text}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

export interface ConsentFieldProps {
  form: string;
  name: string;
  children: ReactNode;
}

/** A sentence to agree to. */
export function ConsentField({ form, name, children }: ConsentFieldProps) {
  const ids = fieldIds(form, name);
  return (
    <div data-field={name} className="is-wide">
      <label className="form-check text-15">
        <input
          id={ids.id}
          type="checkbox"
          name={name}
          required
          data-kind="flag"
          aria-describedby={ids.fault}
        />
        <span>{children}</span>
      </label>
      <p id={ids.fault} className="text-13 font-medium text-signal" hidden />
    </div>
  );
}

/** A field that people do not see: what fills it in is a machine. */
export function TrapField({ form }: { form: string }) {
  const t = useTranslations('forms');
  const id = `${form}-website`;
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{t('leaveEmpty')}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" data-kind="text" />
    </div>
  );
}
