import { CoverageScreen, coverageMetadata } from '../../coverage-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ page: '_' }];
}

export const generateMetadata = coverageMetadata;
export default CoverageScreen;
