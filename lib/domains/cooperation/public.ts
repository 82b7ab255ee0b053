export { getCooperationDetails, listServiceKeys } from './read-cooperation';
