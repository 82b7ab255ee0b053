export { importRecords } from './import-records';
export {
  countOwnRecords,
  countOwnThings,
  listOwnFiles,
  OWN_INFORMATION,
  type OwnThing,
} from './read-own';
export { countRecords, listRecords } from './read-records';
