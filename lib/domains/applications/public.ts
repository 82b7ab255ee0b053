export { decideApplication } from './decide-application';
export { countOpen } from './desk-repository';
export { referenceOf } from './reference';
export { eveningAfter } from './rules';
