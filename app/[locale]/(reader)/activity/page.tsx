import { ActivityScreen, activityMetadata } from './activity-screen';

export const ensureStatic = 'navigation';

export const generateMetadata = activityMetadata;
export default ActivityScreen;
