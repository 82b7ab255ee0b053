import type { CallOutput, ENDPOINTS, EndpointName } from '../contract/endpoints';
import type { ParsedInputOf } from '../contract/endpoint';
import type { CallContext } from './domain-context';

/** One function a call: parsed input in, the contract's output out, coded errors thrown. */
export type Handlers = {
  [Name in EndpointName]: (
    ctx: CallContext,
    input: ParsedInputOf<(typeof ENDPOINTS)[Name]>,
  ) => Promise<CallOutput<Name>>;
};
