export { notify } from './notify';
export { countUnread } from './repository';
