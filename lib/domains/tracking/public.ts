export { clearOldVisits } from './clear-visits';
export { listHotIds } from './hot-articles';
export type { Visit } from './visit';
export { writeVisits } from './write-visits';
