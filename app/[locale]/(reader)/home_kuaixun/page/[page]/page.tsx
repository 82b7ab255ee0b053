import { FlashListScreen, flashListMetadata } from '../../flash-list-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ page: '_' }];
}

export const generateMetadata = flashListMetadata;
export default FlashListScreen;
