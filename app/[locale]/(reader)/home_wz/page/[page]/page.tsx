import { articleListScreen } from '../../../article-list-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ page: '_' }];
}

const screen = articleListScreen('home_wz');
export const { generateMetadata } = screen;
export default screen.Page;
