export { cooperationSetting, getCooperationDetails, listServiceKeys } from './read-cooperation';
