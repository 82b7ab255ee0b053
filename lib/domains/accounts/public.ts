export { findStandingOf, type AccountStanding } from './account-standing';
export { findByProvenEmail } from './account-repository';
export { clearOldSignIns } from './clear-old-sign-ins';
export { grantLevel } from './grant-level';
export { identify } from './identify';
export { levelOf } from './levels';
export { maskedNumber } from './mask-address';
export { saveStaffAccount } from './save-staff-account';
export { dropSessions } from './session-repository';
