import { gatheringPage } from '../gathering-screen';

export const ensureStatic = 'navigation';

const page = gatheringPage({
  routeId: 'polkadot2024_partner',
  site: 'polkadot2024',
  part: 'partner',
});

export const generateMetadata = page.generateMetadata;
export default page.Screen;
