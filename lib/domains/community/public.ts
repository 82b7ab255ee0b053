export { saveMissingCommunityPlaces } from './repository';
