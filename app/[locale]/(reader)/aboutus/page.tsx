import { documentScreen } from '../../document-screen';

export const ensureStatic = 'navigation';

const { generateMetadata, Page } = documentScreen('aboutus');

export { generateMetadata, Page as default };
