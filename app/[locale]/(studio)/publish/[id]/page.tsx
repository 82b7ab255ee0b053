import { PublishScreen, publishMetadata } from '../publish-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ id: '_' }];
}

export const generateMetadata = publishMetadata;
export default PublishScreen;
