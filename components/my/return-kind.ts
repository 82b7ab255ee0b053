/** How one comes to the page of outside sign-ins. */
export type ReturnKind = 'idle' | 'cancelled' | 'returned' | 'signedIn';

/** @param search of the page's address, with its `?`. */
export function returnKind(search: string, isSignedIn: boolean): ReturnKind {
  const asked = new URLSearchParams(search);
  if (isSignedIn) return 'signedIn';
  if (asked.get('error')) return 'cancelled';
  return asked.get('code') ? 'returned' : 'idle';
}
