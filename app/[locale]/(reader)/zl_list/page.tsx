import { ColumnListScreen, columnListMetadata } from './column-list-screen';

export const ensureStatic = 'navigation';
export const generateMetadata = columnListMetadata;
export default ColumnListScreen;
