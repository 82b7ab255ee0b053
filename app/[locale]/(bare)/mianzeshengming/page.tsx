import { documentScreen } from '../../document-screen';

export const ensureStatic = 'navigation';

const { generateMetadata, Page } = documentScreen('mianzeshengming');

export { generateMetadata, Page as default };
