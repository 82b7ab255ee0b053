export { checkToolLinks } from './check-tool-links';
export { saveTools } from './save-tools';
export { countDeadTools } from './count-repository';
