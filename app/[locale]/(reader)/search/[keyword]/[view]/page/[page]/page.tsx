import { SearchScreen, searchMetadata } from '../../../../search-screen';

export const ensureStatic = 'navigation';
export const generateMetadata = searchMetadata;
export default SearchScreen;

export function generateStaticParams() {
  return [{ keyword: '_', view: '_', page: '_' }];
}
