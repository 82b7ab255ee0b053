export { listServiceKeys } from './read-cooperation';
