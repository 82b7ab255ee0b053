import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import type { CommunityPlatform } from '@/lib/contract/community';

/** Signs of one hand instead of the platforms' own marks: what one does there. */
const MARKS: Record<CommunityPlatform, IconName> = {
  telegram: 'send',
  x: 'megaphone',
  wechat: 'smartphone',
  discord: 'users',
  youtube: 'video',
  github: 'layers',
  rss: 'newspaper',
  site: 'newspaper',
};

/** The sign of the platform that a group or channel is on. */
export function PlatformMark({ platform }: { platform: CommunityPlatform }) {
  return <Icon name={MARKS[platform]} size={16} className="text-tide" />;
}
