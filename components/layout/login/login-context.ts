'use client';

import { createContext, use } from 'react';
import type { Login } from './use-login';

export const LoginContext = createContext<Login | undefined>(undefined);

/** The login that a panel belongs to. */
export function useLoginContext(): Login {
  const login = use(LoginContext);
  if (!login) throw new Error('A login panel stands outside of a login.');
  return login;
}
