import { ceremonyPage } from '../ceremony-screen';

export const ensureStatic = 'navigation';

const page = ceremonyPage({ routeId: 'hk_annualceremony', site: 'hk_annualceremony' });

export const generateMetadata = page.generateMetadata;
export default page.Screen;
