import { BeginnersScreen, beginnersMetadata } from '../../beginners-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ page: '_' }];
}

export const generateMetadata = beginnersMetadata;
export default BeginnersScreen;
