export { installNewsroom, installPlaces } from './install-newsroom';
export { appSettings, listBrandNames } from './settings';
export { listEvents } from './read-home';
