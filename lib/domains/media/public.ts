export { documentPicture } from './document-picture';
export { claimPictures, keepArchived } from './keep-archived';
export { ownsPicture, storedHash } from './owns-picture';
export { originalKey, parseVariant, pictureAddress } from './picture-address';
export { readVariant } from './picture-variant';
export { savePictures } from './repository';
export { storePicture } from './store-picture';
export { keepFetched } from './upload-picture';
