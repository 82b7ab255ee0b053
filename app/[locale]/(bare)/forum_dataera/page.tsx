import { gatheringPage } from '../gathering-screen';

export const ensureStatic = 'navigation';

const page = gatheringPage({ routeId: 'forum_dataera', site: 'forum_dataera' });

export const generateMetadata = page.generateMetadata;
export default page.Screen;
