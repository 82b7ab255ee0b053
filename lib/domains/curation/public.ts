export { installNewsroom, installPlaces } from './install-newsroom';
export { listEvents } from './read-home';
