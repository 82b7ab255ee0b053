import { FlashListScreen, flashListMetadata } from './flash-list-screen';

export const ensureStatic = 'navigation';

export const generateMetadata = flashListMetadata;
export default FlashListScreen;
