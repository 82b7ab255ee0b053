'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useOwn } from './own-context';

/** What of a query decides what is shown. */
interface Loading<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export interface LoadedProps<Data> {
  query: Loading<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Data once they are there; until then their layout, or what went wrong and a way to try again. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const { words } = useOwn();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError || query.isFetching) return skeleton;
  return (
    <div role="alert" className="flex flex-col items-start gap-1 border-y border-hairline py-8">
      <p className="flex items-center gap-2 text-17 font-semibold">
        <Icon name="circle-alert" className="text-signal" />
        {words.failedTitle}
      </p>
      <p className="text-15 text-ink-2">{words.failed}</p>
      <Button className="mt-4" onClick={() => void query.refetch()}>
        <Icon name="rotate-cw" size={16} />
        {words.retry}
      </Button>
    </div>
  );
}
