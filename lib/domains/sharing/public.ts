export { addressCode } from './address-code';
export { cropPicture, drawCard, drawSharePoster } from './draw-card';
