import { ColumnScreen, columnMetadata } from '../../column-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ id: '_', page: '_' }];
}

export const generateMetadata = columnMetadata;
export default ColumnScreen;
