import { BeginnersScreen, beginnersMetadata } from './beginners-screen';

export const ensureStatic = 'navigation';
export const generateMetadata = beginnersMetadata;
export default BeginnersScreen;
