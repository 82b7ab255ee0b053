export { installNewsroom, installPlaces } from './install-newsroom';
export { listBrandNames } from './settings';
export { listEvents } from './read-home';
