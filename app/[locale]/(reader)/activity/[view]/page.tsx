import { ActivityScreen, activityMetadata } from '../activity-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ view: '_' }];
}

export const generateMetadata = activityMetadata;
export default ActivityScreen;
