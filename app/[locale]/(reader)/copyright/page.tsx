import { documentScreen } from '../../document-screen';

export const ensureStatic = 'navigation';

const { generateMetadata, Page } = documentScreen('copyright');

export { generateMetadata, Page as default };
