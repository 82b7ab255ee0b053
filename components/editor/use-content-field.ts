'use client';

import { useState } from 'react';
import type { ManuscriptContent } from '@/lib/contract/writing';
import { useKeeper } from './use-keeper';

/** One part of what is set beside a text, and a way to change it. */
export function useContentField<Name extends keyof ManuscriptContent>(name: Name) {
  const keeper = useKeeper();
  const [value, setValue] = useState(() => keeper.getContent()[name]);
  const change = (next: ManuscriptContent[Name]) => {
    setValue(next);
    keeper.change({ [name]: next });
  };
  return [value, change] as const;
}
