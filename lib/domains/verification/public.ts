export { findRealNameStatus } from './repository';
