import { CodedError } from '../../contract/error-codes';

/** What a visitor is told who asks for a person's things. */
export function refuseVisitor(): CodedError {
  return new CodedError('signInRequired');
}
