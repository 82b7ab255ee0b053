'use client';

import { Fragment, type ReactNode } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { Button } from '@/components/ui/button';
import type { ContentField } from '@/lib/contract/desk-content';
import type { ControlProps } from './content-control';
import { emptyValues, moved, type Values } from './content-values';
import { fieldName } from './content-words';

export interface RowsFieldProps extends ControlProps<readonly Values[]> {
  fields: readonly ContentField[];
  /** Draws one field of an entry. */
  renderField: (props: ControlProps<unknown>) => ReactNode;
}

/** Entries of one make, in an order: each with fields of its own. */
export function RowsField(props: RowsFieldProps) {
  const { id, field, words, value, onChange, faultOf, names, fields, renderField } = props;
  const label = fieldName(words, field.name);
  return (
    <fieldset className="grid gap-4">
      <legend className="text-15 font-medium">{label}</legend>
      {value.map((row, place) => {
        const name = `${label} ${place + 1}`;
        return (
          // An entry has no name of its own: its place is what it is told apart by.
          <div
            key={place}
            role="group"
            aria-label={name}
            className="grid gap-3 rounded-4 border border-rule p-4"
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
          </div>
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
