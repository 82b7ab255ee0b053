import { z } from 'zod';
import { articleItem, authorRef } from './articles';
import { defineEndpoint } from './endpoint';
import { flashItem } from './flash';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { labelRef } from './taxonomy';

export const SOCIAL_KINDS = ['article', 'flash'] as const;
const kind = z.enum(SOCIAL_KINDS).default('article');
/** Left out, the act turns what is there over. */
const wish = z.boolean().optional();
const count = z.number().int().min(0);

export const collectionAnswer = z.object({ id, is_collected: z.boolean(), collect_count: count });

export const collectionInformation = defineEndpoint({
  name: 'collectionInformation',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Collects an article or a flash; once more changes nothing.',
  input: z.object({ id, type: kind }),
  output: collectionAnswer,
  errors: ['notFound', 'tooManyRequests'],
});

export const cancelCollectionInformation = defineEndpoint({
  name: 'cancelCollectionInformation',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Takes something out of one’s collection; also what is no longer published.',
  input: z.object({ id, type: kind }),
  output: collectionAnswer,
  errors: ['tooManyRequests'],
});

export const likeInformation = defineEndpoint({
  name: 'likeInformation',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Likes an article or a flash, or takes it back.',
  input: z.object({ id, type: kind, is_like: wish }),
  output: z.object({ id, is_liked: z.boolean(), like_count: count }),
  errors: ['notFound', 'tooManyRequests'],
});

const followWish = z.object({ id, is_follow: wish });
const followAnswer = z.object({ id, is_followed: z.boolean(), follow_count: count });

export const followAuthor = defineEndpoint({
  name: 'followAuthor',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Follows an author, or no longer.',
  input: followWish,
  output: followAnswer,
  errors: ['notFound', 'tooManyRequests'],
});

export const followLabel = defineEndpoint({
  name: 'followLabel',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Follows a label, or no longer.',
  input: followWish,
  output: followAnswer,
  errors: ['notFound', 'tooManyRequests'],
});

export const collectedItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('article'), collected_time: isoTime, article: articleItem }),
  z.object({ type: z.literal('flash'), collected_time: isoTime, flash: flashItem }),
  /** What was withdrawn since: it can still be taken out. */
  z.object({
    type: z.literal('gone'),
    collected_time: isoTime,
    id,
    kind: z.enum(SOCIAL_KINDS),
  }),
]);

export const myCollection = defineEndpoint({
  name: 'myCollection',
  method: 'POST',
  auth: 'signedIn',
  summary: 'What one collected, the latest first.',
  input: z.object({ ...pageInput, type: z.enum(SOCIAL_KINDS).optional() }),
  output: pageOutput(collectedItem),
  errors: [],
});

const following = {
  followed_time: isoTime,
  follow_count: count,
  article_count: count,
  /** Its newest article, or null. */
  latest: articleItem.pick({ id: true, title: true, lang: true, release_time: true }).nullable(),
};
export const followedAuthor = authorRef.extend({ bio: z.string(), ...following });
export const followedLabel = labelRef.extend({ description: z.string(), ...following });

export const myFollow = defineEndpoint({
  name: 'myFollow',
  method: 'POST',
  auth: 'signedIn',
  summary: 'The authors that one follows, the latest first.',
  input: z.object(pageInput),
  output: pageOutput(followedAuthor),
  errors: [],
});

export const myFollowLabels = defineEndpoint({
  name: 'myFollowLabels',
  method: 'POST',
  auth: 'signedIn',
  summary: 'The labels that one follows, the latest first.',
  input: z.object(pageInput),
  output: pageOutput(followedLabel),
  errors: [],
});

export const socialState = defineEndpoint({
  name: 'socialState',
  method: 'POST',
  auth: 'public',
  summary: 'Counts of articles, flashes, authors or labels, and what of them is one’s own.',
  input: z.object({
    type: z.enum([...SOCIAL_KINDS, 'author', 'label']).default('article'),
    ids: z.array(id).min(1).max(50),
  }),
  output: z.object({
    list: z.array(
      z.object({
        id,
        like_count: count,
        collect_count: count,
        follow_count: count,
        is_liked: z.boolean(),
        is_collected: z.boolean(),
        is_followed: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
