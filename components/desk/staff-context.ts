'use client';

import { createContext, use } from 'react';

/** The member of the desk who has the page open. */
export interface Staff {
  id: number;
  role: 'editor' | 'admin';
  nickname: string;
}

/** Given by `StaffOnly`. */
export const StaffContext = createContext<Staff | null>(null);

/** @throws Error outside `StaffOnly`. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('Stands outside of StaffOnly.');
  return staff;
}
