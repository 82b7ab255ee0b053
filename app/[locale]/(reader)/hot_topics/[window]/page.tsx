import { HotTopicsScreen, hotTopicsMetadata } from '../hot-topics-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ window: '_' }];
}

export const generateMetadata = hotTopicsMetadata;
export default HotTopicsScreen;
