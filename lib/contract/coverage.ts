import { z } from 'zod';
import { articleItem } from './articles';
import { defineEndpoint } from './endpoint';
import { eventItem } from './home';
import { pageInput, pageOutput } from './paging';

/** A report with the event it is from; null where it is from none that the site lists. */
export const coverageItem = articleItem.extend({
  event: eventItem
    .pick({
      id: true,
      title: true,
      start_time: true,
      end_time: true,
      time_zone: true,
      city: true,
      is_online: true,
    })
    .extend({ langs: eventItem.shape.langs.pick({ title: true, city: true }) })
    .nullable(),
});
export type CoverageItem = z.infer<typeof coverageItem>;

/** A name of ours: the spec names no call for the event coverage. */
export const coverageList = defineEndpoint({
  name: 'coverageList',
  method: 'POST',
  auth: 'public',
  summary: 'Reports from events, newest first, each with its event.',
  input: z.object({ page: pageInput.page, limit: pageInput.limit }),
  output: pageOutput(coverageItem),
  errors: [],
});

/** What the newsroom's own commands hand over: which article reports from which event. */
export const coverageLinks = z.object({
  links: z
    .array(
      z.object({
        articleSourceKey: z.string().min(1).max(300),
        eventKey: z.string().min(1).max(200),
      }),
    )
    .max(1_000)
    .refine((links) => new Set(links.map((link) => link.articleSourceKey)).size === links.length, {
      error: 'an article twice',
    }),
});
export type CoverageLinks = z.infer<typeof coverageLinks>;
