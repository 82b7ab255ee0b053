import { gatheringPage } from '../gathering-screen';

export const ensureStatic = 'navigation';

const page = gatheringPage({ routeId: 'forum_2024', site: 'forum_2024' });

export const generateMetadata = page.generateMetadata;
export default page.Screen;
