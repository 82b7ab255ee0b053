import { gatheringPage } from '../gathering-screen';

export const ensureStatic = 'navigation';

const page = gatheringPage({ routeId: 'polkadot2024_about', site: 'polkadot2024', part: 'about' });

export const generateMetadata = page.generateMetadata;
export default page.Screen;
