export { listArticlePlaces, listFlashPlaces, type ChangedPlace } from './change-repository';
