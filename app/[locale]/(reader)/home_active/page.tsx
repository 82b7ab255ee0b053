import { CoverageScreen, coverageMetadata } from './coverage-screen';

export const ensureStatic = 'navigation';
export const generateMetadata = coverageMetadata;
export default CoverageScreen;
