import { issueListPage } from '../../../issue-list-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ page: '_' }];
}

const list = issueListPage('daily');
export const generateMetadata = list.metadata;
export default list.Screen;
