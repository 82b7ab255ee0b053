export { listColumns } from './read-columns';
export { listColumnPlaces } from './repository';
