'use client';

import { useQuery } from '@tanstack/react-query';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { Button } from '@/components/ui/button';
import { contentListQuery } from '@/lib/client/queries/desk-content';
import type { ContentKind } from '@/lib/contract/desk-content';
import type { ControlProps } from './content-control';
import { faultSentence, fieldHint, fieldName } from './content-words';
import { RecordSelect } from './record-select';

/** Chooses some records of another kind by their names, in the order they are chosen. */
export function RecordsField(
  props: ControlProps<readonly number[]> & { of: ContentKind; max: number },
) {
  const { id, field, words, value, onChange, faultOf, of, max } = props;
  const { locale } = useOwn();
  const { data } = useQuery(contentListQuery(locale, of));
  const nameOf = (record: number) =>
    data?.list.find((each) => each.id === record)?.title ?? String(record);
  const hint = fieldHint(words, field.name);
  const fault = faultSentence(words, faultOf(''));
  return (
    <fieldset className="grid gap-2">
      <legend className="text-15 font-medium">{fieldName(words, field.name)}</legend>
      {hint !== '' && <p className="text-13 text-ink-2">{hint}</p>}
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {value.map((record) => (
            <li key={record} className="flex items-center gap-x-1 text-15">
              <span className="[overflow-wrap:anywhere]">{nameOf(record)}</span>
              <Button
                look="plain"
                aria-label={fillIn(words.removeOf, { name: nameOf(record) })}
                onClick={() => onChange(value.filter((each) => each !== record))}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {value.length < max && (
        <RecordSelect
          id={id}
          className="form-control"
          aria-label={fillIn(words.addOf, { name: fieldName(words, field.name) })}
          aria-describedby={`${id}-fault`}
          aria-invalid={fault === '' ? undefined : true}
          of={of}
          value={0}
          without={value}
          placeholder={words.choose}
          onPick={(record) => record !== 0 && onChange([...value, record])}
        />
      )}
      <p id={`${id}-fault`} role="alert" className="text-13 font-medium text-signal empty:sr-only">
        {fault}
      </p>
    </fieldset>
  );
}
