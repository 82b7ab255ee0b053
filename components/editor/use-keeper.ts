'use client';

import { createContext, use, useSyncExternalStore } from 'react';
import type { ManuscriptContent } from '@/lib/contract/writing';
import type { DraftKeeper, KeeperState } from './keeping/draft-keeper';

/** The keeper of the text that is open; given by `WritingDesk`. */
export const KeeperContext = createContext<DraftKeeper | null>(null);

/** @throws Error outside of `WritingDesk`. */
export function useKeeper(): DraftKeeper {
  const keeper = use(KeeperContext);
  if (!keeper) throw new Error('Stands outside of WritingDesk.');
  return keeper;
}

/** The text as it was last read: what uses it is drawn anew at each change, of the body after a pause. */
export function useLastContent(): ManuscriptContent {
  const keeper = useKeeper();
  const get = () => keeper.lastContent;
  return useSyncExternalStore(keeper.subscribe, get, get);
}

/** How the text stands; what uses it is drawn anew at each change of that. */
export function useKeeperState(): KeeperState {
  const keeper = useKeeper();
  return useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState);
}
