import { issueListPage } from '../../../issue-list-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ page: '_' }];
}

const list = issueListPage('weekly');
export const generateMetadata = list.metadata;
export default list.Screen;
