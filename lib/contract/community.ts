import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { id } from './paging';

/** Where a group or channel is; `rss` and `site` are the newsroom's own. */
export const COMMUNITY_PLATFORMS = [
  'telegram',
  'x',
  'wechat',
  'discord',
  'youtube',
  'github',
  'rss',
  'site',
] as const;
export const communityPlatform = z.enum(COMMUNITY_PLATFORMS);
export type CommunityPlatform = z.infer<typeof communityPlatform>;

/** `channel`: the newsroom speaks. `group`: people talk. `region`: people of one place talk. */
export const COMMUNITY_FORMS = ['channel', 'group', 'region'] as const;

export const communityPlace = z.object({
  id,
  platform: communityPlatform,
  form: z.enum(COMMUNITY_FORMS),
  name: z.string(),
  description: z.string(),
  /** What is spoken there, or the place it is for. */
  note: z.string(),
  /** Address that opens it; its QR code is drawn of this. */
  url: z.string(),
  /** Whether it is shown with a code to scan, as WeChat wants it. */
  has_code: z.boolean(),
  is_sample: z.boolean(),
});
export type CommunityPlace = z.infer<typeof communityPlace>;

export const communityList = defineEndpoint({
  name: 'communityList',
  method: 'POST',
  auth: 'public',
  summary: 'Community groups and channels, in the newsroom’s order.',
  input: z.object({}),
  output: z.object({ list: z.array(communityPlace) }),
  errors: [],
});
