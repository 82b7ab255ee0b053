export { clearOldSignIns } from './clear-old-sign-ins';
export { grantLevel } from './grant-level';
export { identify } from './identify';
export { saveStaffAccount } from './save-staff-account';
