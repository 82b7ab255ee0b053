import { PublishScreen, publishMetadata } from './publish-screen';

export const ensureStatic = 'navigation';
export const generateMetadata = publishMetadata;
export default PublishScreen;
