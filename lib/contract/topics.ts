import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { id, pageInput, pageOutput } from './paging';

/** A special as its cover on a shelf shows it. */
export const topicItem = z.object({
  id,
  title: z.string(),
  /** Line under the title; '' where it has none. */
  subtitle: z.string(),
  intro: z.string(),
  pic: z.string(),
  /** Articles that can be read now. */
  article_count: z.number().int(),
});
export type TopicItem = z.infer<typeof topicItem>;

export const getSpecial = defineEndpoint({
  name: 'getSpecial',
  method: 'POST',
  auth: 'public',
  summary: 'Specials, newest first.',
  input: z.object({ page: pageInput.page, limit: pageInput.limit }),
  output: pageOutput(topicItem),
  errors: [],
});
