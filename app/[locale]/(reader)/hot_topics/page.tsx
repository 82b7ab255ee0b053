import { HotTopicsScreen, hotTopicsMetadata } from './hot-topics-screen';

export const ensureStatic = 'navigation';
export const generateMetadata = hotTopicsMetadata;
export default HotTopicsScreen;
