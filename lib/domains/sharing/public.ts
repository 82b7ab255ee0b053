export { addressCode } from './address-code';
export { cropPicture, drawCard, drawSharePoster, SHARE_PICTURE_MAX_BYTES } from './draw-card';
