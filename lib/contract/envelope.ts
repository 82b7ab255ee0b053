import { z } from 'zod';
import { SUCCESS_CODE } from './constants';
import type { FieldFault } from './error-codes';

/** What every HTTP answer of the API carries (spec section 7). */
export const envelope = <Data extends z.ZodType>(data: Data) =>
  z.object({ code: z.number().int(), message: z.string(), data });

/** The envelope with its data unread, for clients that look at the code first. */
export const anyEnvelope = z.object({
  code: z.number().int(),
  message: z.string().default(''),
  data: z.unknown(),
});

export interface Envelope<Data> {
  code: number;
  message: string;
  data: Data;
  /** What is wrong with which field, beside the message of `invalidInput`. */
  fields?: Readonly<Record<string, FieldFault>>;
}

/** Wraps the data of a call that succeeded. */
export function successEnvelope<Data>(data: Data): Envelope<Data> {
  return { code: SUCCESS_CODE, message: 'success', data };
}
