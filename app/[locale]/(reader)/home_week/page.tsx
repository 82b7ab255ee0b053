import { issueListPage } from '../issue-list-screen';

export const ensureStatic = 'navigation';

const list = issueListPage('weekly');
export const generateMetadata = list.metadata;
export default list.Screen;
