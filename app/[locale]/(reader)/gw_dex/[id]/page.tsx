import { LabelScreen, labelMetadata } from './label-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ id: '_' }];
}

export const generateMetadata = labelMetadata;
export default LabelScreen;
