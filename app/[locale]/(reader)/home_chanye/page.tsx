import { articleListScreen } from '../article-list-screen';

export const ensureStatic = 'navigation';

const screen = articleListScreen('home_chanye');
export const { generateMetadata } = screen;
export default screen.Page;
