import { z } from 'zod';
import { articleItem } from './articles';
import { defineEndpoint } from './endpoint';
import { eventItem } from './home';
import { id, isoTime } from './paging';
import { topicItem } from './topics';

/** A day, or only the month or the year where no more is known: 2024-03-13, 2024-03, 2024. */
export const timelineDate = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/);

export const timelineEntry = z.object({
  date: timelineDate,
  title: z.string(),
  /** Plain text; '' where the title says it all. */
  text: z.string(),
  /** Where it can be checked; '' where it is not given. */
  url: z.string(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const topicDetails = topicItem.extend({
  updated_time: isoTime,
  /** Oldest first. */
  timeline: z.array(timelineEntry),
  /** In the desk's order; those that cannot be read are left out. */
  articles: z.array(articleItem),
  /** The event that belongs to it; null where there is none. */
  event: eventItem.nullable(),
  /** Other specials, newest first. */
  others: z.array(topicItem),
});
export type TopicDetails = z.infer<typeof topicDetails>;

export const getSpecialDetails = defineEndpoint({
  name: 'getSpecialDetails',
  method: 'POST',
  auth: 'public',
  summary: 'One special: introduction, timeline, articles in order, and the event linked to it.',
  input: z.object({ id }),
  output: topicDetails,
  errors: ['notFound'],
});
