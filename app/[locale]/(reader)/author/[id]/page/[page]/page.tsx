import { AuthorScreen, authorMetadata } from '../../author-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ id: '_', page: '_' }];
}

export const generateMetadata = authorMetadata;
export default AuthorScreen;
