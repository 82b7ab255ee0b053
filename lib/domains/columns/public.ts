export { hasColumn } from './column-repository';
export { openColumn } from './open-column';
export { listColumns } from './read-columns';
export { listColumnPlaces } from './repository';
