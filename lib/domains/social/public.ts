export { forgetPerson } from './forget-person';
export { countOwn } from './own-counts-repository';
