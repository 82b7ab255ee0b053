export { decideApplication } from './decide-application';
export { referenceOf } from './reference';
export { eveningAfter } from './rules';
