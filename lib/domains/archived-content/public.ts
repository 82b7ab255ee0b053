export { importRecords } from './import-records';
export { countRecords, listRecords } from './read-records';
