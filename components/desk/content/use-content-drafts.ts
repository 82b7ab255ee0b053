'use client';

import { useEffect, useState } from 'react';
import { isSignedIn } from '@/lib/client/signed-in';
import type { ContentKind } from '@/lib/contract/desk-content';
import type { Values } from './content-values';

/** What is open: a record by its id, a new one under a client key, or nothing. */
export type Open = { id: number } | { clientKey: string } | undefined;

/** What was typed of a record and not saved. */
export interface Draft {
  values: Values;
  /** What the record was when the typing began: a later one must not pass as the writer's own. */
  version?: string | undefined;
}
export type Drafts = Readonly<Record<string, Draft>>;

interface Kept {
  staffId: number;
  kind: ContentKind;
  open: Open;
  drafts: Drafts;
}

/** Where a tab keeps what was not saved. */
const KEY = 'desk:content-drafts';

/**
 * What a member of the desk typed and did not save, and what is open; both outlive a session that
 * ended: the same member finds them again in this tab after signing in.
 */
export function useContentDrafts(staffId: number, kind: ContentKind) {
  const [kept] = useState(() => readKept(staffId));
  const [open, setOpen] = useState<Open>(kept?.kind === kind ? kept.open : undefined);
  const [drafts, setDrafts] = useState<Drafts>(kept?.drafts ?? {});
  const isTyped = Object.keys(drafts).length > 0;
  useEffect(() => {
    if (isTyped) keep({ staffId, kind, open, drafts });
    else forget();
  }, [isTyped, staffId, kind, open, drafts]);
  useLeavingGuard(isTyped);
  return { open, setOpen, drafts, setDrafts };
}

/** The kind that a member was at when the tab kept what they typed; undefined where it kept nothing. */
export function keptKind(staffId: number): ContentKind | undefined {
  return readKept(staffId)?.kind;
}

/** Name of a record's draft. */
export function draftSlot(kind: ContentKind, open: NonNullable<Open>): string {
  return `${kind}:${'id' in open ? open.id : 'new'}`;
}

/** The drafts without one that was saved or given up. */
export function withoutDraft(drafts: Drafts, slot: string): Drafts {
  const { [slot]: _done, ...others } = drafts;
  return others;
}

function readKept(staffId: number): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.staffId === staffId ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage that is full or closed: what was kept before is older than what is on the page.
    forget();
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing could be kept either.
  }
}

/** The browser asks before the page is left while something is not saved. */
function useLeavingGuard(isGuarded: boolean): void {
  useEffect(() => {
    if (!isGuarded) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      // A page that is left because the session ended comes back with what was typed.
      if (isSignedIn() || !isKept()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isGuarded]);
}

function isKept(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
