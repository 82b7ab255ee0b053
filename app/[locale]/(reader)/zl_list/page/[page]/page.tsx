import { ColumnListScreen, columnListMetadata } from '../../column-list-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ page: '_' }];
}

export const generateMetadata = columnListMetadata;
export default ColumnListScreen;
