import type { z } from 'zod';
import type { ErrorKey } from './error-codes';

/**
 * Who may call: anyone, a signed-in person, the desk's editors (and admins), its admins alone, or
 * only the newsroom's own commands.
 */
export type EndpointAuth = 'public' | 'signedIn' | 'editor' | 'admin' | 'system';

export interface Endpoint<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  name: Name;
  /** Spec section 7: a GET takes its input from the query, a POST from a JSON body. */
  method: 'GET' | 'POST';
  auth: EndpointAuth;
  /** One English sentence for /api/docs. */
  summary: string;
  input: Input;
  output: Output;
  /** `multipart` where a file comes with it, in the field `file` (spec section 7, /upload). */
  body?: 'json' | 'multipart';
  /** Longest JSON body in bytes, where it differs from that of most calls (see dispatch-http). */
  bodyMaxBytes?: number;
  /** The errors of its own, beside invalidInput and internal, which any call may give. */
  errors: readonly ErrorKey[];
}

/** Keeps an endpoint's exact types; adds nothing at run time. */
export function defineEndpoint<
  Name extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(endpoint: Endpoint<Name, Input, Output>): Endpoint<Name, Input, Output> {
  return endpoint;
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
