'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { LABELS_MAX } from '@/lib/contract/writing';
import { useSurroundings } from './editor-context';
import { fillIn } from './fill-in';
import { SideField } from './side-field';
import { useContentField } from './use-content-field';
import { writingChoicesQuery } from './writing-choices';

/** Labels of an article: chosen from a list, each can be taken away. */
export function LabelField() {
  const { locale, words } = useSurroundings();
  const { side } = words;
  const id = useId();
  const { data } = useQuery(writingChoicesQuery(locale));
  const [labels, setLabels] = useContentField('labels');
  const all = data?.labels ?? [];
  const nameOf = (label: number) => all.find((one) => one.id === label)?.name ?? `#${label}`;
  const isFull = labels.length >= LABELS_MAX;
  return (
    <SideField id={id} label={side.labels} hint={fillIn(side.labelsHint, { max: LABELS_MAX })}>
      {labels.length > 0 && (
        <ul className="mb-1 flex flex-wrap gap-x-3">
          {labels.map((label) => (
            <li key={label}>
              <button
                type="button"
                className="inline-flex min-h-11 items-center gap-1 text-15 hover:text-tide"
                aria-label={fillIn(side.labelRemove, { name: nameOf(label) })}
                onClick={() => setLabels(labels.filter((one) => one !== label))}
              >
                {nameOf(label)}
                <Icon name="x" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <select
        id={id}
        className="form-control"
        value=""
        disabled={isFull}
        onChange={(event) => setLabels([...labels, Number(event.target.value)])}
      >
        <option value="">{side.labelAdd}</option>
        {all
          .filter((label) => !labels.includes(label.id))
          .map((label) => (
            <option key={label.id} value={label.id}>
              {label.name}
            </option>
          ))}
      </select>
    </SideField>
  );
}
