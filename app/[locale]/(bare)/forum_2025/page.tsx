import { gatheringPage } from '../gathering-screen';

export const ensureStatic = 'navigation';

const page = gatheringPage({ routeId: 'forum_2025', site: 'forum_2025' });

export const generateMetadata = page.generateMetadata;
export default page.Screen;
