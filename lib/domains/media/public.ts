export { documentPicture } from './document-picture';
export { ownsPicture, storedHash } from './owns-picture';
export { parseVariant, pictureAddress } from './picture-address';
export { readVariant } from './picture-variant';
export { savePictures } from './repository';
export { storePicture } from './store-picture';
export { keepFetched } from './upload-picture';
