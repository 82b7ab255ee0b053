import { gatheringPage } from '../gathering-screen';

export const ensureStatic = 'navigation';

const page = gatheringPage({
  routeId: 'polkadot2024_agenda',
  site: 'polkadot2024',
  part: 'agenda',
});

export const generateMetadata = page.generateMetadata;
export default page.Screen;
