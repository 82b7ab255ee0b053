import { documentScreen } from '../../document-screen';

export const ensureStatic = 'navigation';

const { generateMetadata, Page } = documentScreen('fuwutiaokuan');

export { generateMetadata, Page as default };
