import { issuePage } from '../../issue-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ id: '_' }];
}

const issue = issuePage('technical');
export const generateMetadata = issue.metadata;
export default issue.Screen;
