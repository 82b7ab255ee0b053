import { issueListPage } from '../issue-list-screen';

export const ensureStatic = 'navigation';

const list = issueListPage('technical');
export const generateMetadata = list.metadata;
export default list.Screen;
