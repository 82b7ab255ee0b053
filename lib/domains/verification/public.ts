export { countPending, findRealNameStatus } from './repository';
