export { publishDue } from './publish-due';
export { isHeld, lockEnd, presentLock, refuseHeldByOther } from './locks';
export { findName } from './repository';
