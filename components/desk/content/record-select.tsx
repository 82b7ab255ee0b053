'use client';

import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useOwn } from '@/components/layout/own/own-context';
import { contentListQuery } from '@/lib/client/queries/desk-content';
import type { ContentKind } from '@/lib/contract/desk-content';

interface RecordSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  of: ContentKind;
  /** Id of the chosen record; 0 for none. */
  value: number;
  /** Records that are not offered. */
  without?: readonly number[];
  placeholder: string;
  onPick: (id: number) => void;
}

/** Chooses one record of another kind by its name. */
export function RecordSelect(props: RecordSelectProps) {
  const { of, value, without = [], placeholder, onPick, ...rest } = props;
  const { locale } = useOwn();
  const { data } = useQuery(contentListQuery(locale, of));
  const offered = (data?.list ?? []).filter(({ id }) => !without.includes(id));
  return (
    <select {...rest} value={value} onChange={({ target }) => onPick(Number(target.value))}>
      <option value={0}>{placeholder}</option>
      {offered.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
