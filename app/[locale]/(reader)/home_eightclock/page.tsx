import { issueListPage } from '../issue-list-screen';

export const ensureStatic = 'navigation';

const list = issueListPage('daily');
export const generateMetadata = list.metadata;
export default list.Screen;
