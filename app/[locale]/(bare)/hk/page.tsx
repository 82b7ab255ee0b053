import { regionPage } from '../region-screen';

export const ensureStatic = 'navigation';

const page = regionPage('hk');

export const generateMetadata = page.generateMetadata;
export default page.Screen;
