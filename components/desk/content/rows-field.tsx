'use client';

import { Fragment, useState, type ReactNode } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { Button } from '@/components/ui/button';
import type { ContentField, DeskText } from '@/lib/contract/desk-content';
import type { ControlProps } from './content-control';
import { emptyValues, moved, type Values } from './content-values';
import { fieldName } from './content-words';

export interface RowsFieldProps extends ControlProps<readonly Values[]> {
  fields: readonly ContentField[];
  /** Entries stand as their names, and open one by one. */
  isFolded: boolean;
  /** Draws one field of an entry. */
  renderField: (props: ControlProps<unknown>) => ReactNode;
}

/** Entries of one make, in an order: each with fields of its own. */
export function RowsField(props: RowsFieldProps) {
  const { id, field, words, value, onChange, faultOf, names, fields, isFolded, renderField } =
    props;
  const label = fieldName(words, field.name);
  return (
    <fieldset className="grid gap-4">
      <legend className="text-15 font-medium">{label}</legend>
      {value.map((row, place) => {
        const name = `${label} ${place + 1}`;
        const isFaulty = props.isFaulty(`.${place}`);
        return (
          // An entry has no name of its own: its place is what it is told apart by.
          <Entry
            key={place}
            name={name}
            title={titleOf(row)}
            isFolded={isFolded}
            isFaulty={isFaulty}
          >
            {fields.map((inner) => (
              <Fragment key={inner.name}>
                {renderField({
                  id: `${id}-${place}-${inner.name}`,
                  field: inner,
                  words,
                  names,
                  value: row[inner.name],
                  faultOf: (below) => faultOf(`.${place}.${inner.name}${below}`),
                  isFaulty: (below) => props.isFaulty(`.${place}.${inner.name}${below}`),
                  onChange: (next) =>
                    onChange(
                      value.map((each, at) =>
                        at === place ? { ...each, [inner.name]: next } : each,
                      ),
                    ),
                })}
              </Fragment>
            ))}
            <div className="-ml-4 flex flex-wrap">
              <Button
                look="plain"
                aria-disabled={place === 0}
                aria-label={fillIn(words.upOf, { name })}
                onClick={() => onChange(moved(value, place, -1))}
              >
                {words.up}
              </Button>
              <Button
                look="plain"
                aria-disabled={place === value.length - 1}
                aria-label={fillIn(words.downOf, { name })}
                onClick={() => onChange(moved(value, place, 1))}
              >
                {words.down}
              </Button>
              <Button
                look="plain"
                aria-label={fillIn(words.removeOf, { name })}
                onClick={() => onChange(value.filter((_, at) => at !== place))}
              >
                {words.remove}
              </Button>
            </div>
          </Entry>
        );
      })}
      <Button
        className="justify-self-start"
        onClick={() => onChange([...value, emptyValues(fields)])}
      >
        {words.addEntry}
      </Button>
    </fieldset>
  );
}

interface EntryProps {
  /** What it is called to those who do not see it. */
  name: string;
  title: string;
  isFolded: boolean;
  isFaulty: boolean;
  children: ReactNode;
}

/** One entry: a group of its fields, or its name that opens to them. */
function Entry({ name, title, isFolded, isFaulty, children }: EntryProps) {
  // A new entry has no title yet: it is there to be written.
  const [isOpen, setIsOpen] = useState(title === '');
  const fields = (
    <div role="group" aria-label={name} className="grid gap-3 p-4">
      {children}
    </div>
  );
  if (!isFolded) return <div className="rounded-4 border border-rule">{fields}</div>;
  const isShown = isOpen || isFaulty;
  return (
    <details
      className="rounded-4 border border-rule"
      open={isShown}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) setIsOpen(currentTarget.open);
      }}
    >
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-15">
        {title === '' ? name : title}
      </summary>
      {isShown && fields}
    </details>
  );
}

/** What an entry is told apart by: its first name, as it is written. */
function titleOf(row: Values): string {
  const first = row.name ?? row.title ?? row.label ?? row.text;
  if (typeof first === 'string') return first;
  return (first as DeskText | undefined)?.['zh-Hans'] ?? '';
}
