import { gatheringPage } from '../gathering-screen';

export const ensureStatic = 'navigation';

const page = gatheringPage({
  routeId: 'polkadot2024_speaker',
  site: 'polkadot2024',
  part: 'speaker',
});

export const generateMetadata = page.generateMetadata;
export default page.Screen;
