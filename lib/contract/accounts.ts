import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { id } from './paging';

export const areaCode = z.object({
  id,
  country: z.string(),
  /** The name in each language, so that a search finds it by any. */
  names: z.array(z.string()).optional(),
  area_code: z.string(),
  continent: z.string(),
});

/** The spec leaves this call's path open; 214 entries (spec section 9). */
export const areaCodeList = defineEndpoint({
  name: 'areaCodeList',
  method: 'POST',
  auth: 'public',
  summary: 'Countries and regions with their dialling codes.',
  input: z.object({}),
  output: z.object({ list: z.array(areaCode) }),
  errors: [],
});

/** What the shell may say of an account of the newsroom's staff. */
export const staffAccount = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  role: z.enum(['reader', 'editor', 'admin']),
  password: z.string().max(200).optional(),
  /** Takes the second step of the sign-in off, for who lost their device. */
  resetSecondStep: z.boolean().optional(),
});
export type StaffAccount = z.output<typeof staffAccount>;
/** What an account may do beyond its own things. */
export type AccountRole = StaffAccount['role'];
