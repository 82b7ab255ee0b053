export { publishDue } from './publish-due';
export { isHeld, lockEnd, presentLock, refuseHeldByOther, type LockRow } from './locks';
export { findName } from './repository';
