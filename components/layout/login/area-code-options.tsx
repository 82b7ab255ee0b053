'use client';

import clsx from 'clsx';
import { useEffect } from 'react';
import type { AreaCode } from './load-area-codes';
import { useLoginContext } from './login-context';

export interface AreaCodeOptionsProps {
  id: string;
  list: readonly AreaCode[];
  /** Place of the one that Enter takes. */
  active: number;
  onChoose: (code: string) => void;
}

/** The dialling codes that were found; the search field beside it keeps the focus. */
export function AreaCodeOptions({ id, list, active, onChoose }: AreaCodeOptionsProps) {
  const { words, draft } = useLoginContext();
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, list.length]);
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={words.areaCode.label}
      hidden={list.length === 0}
      className="mt-1 max-h-55 overflow-y-auto overscroll-contain"
    >
      {list.map(({ id: key, country, area_code }, place) => (
        <li
          key={key}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          // The search field is where one goes on typing.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(area_code)}
          className={clsx(
            'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-2 px-2 text-15',
            place === active ? 'bg-tide-wash text-tide' : 'hover:bg-sunken',
            area_code === draft.phoneCode && 'font-medium',
          )}
        >
          <span>{country}</span>
          <span className="tabular">+{area_code}</span>
        </li>
      ))}
    </ul>
  );
}
