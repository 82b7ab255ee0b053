import { gatheringPage } from '../gathering-screen';

export const ensureStatic = 'navigation';

const page = gatheringPage({ routeId: 'polkadot2024', site: 'polkadot2024' });

export const generateMetadata = page.generateMetadata;
export default page.Screen;
