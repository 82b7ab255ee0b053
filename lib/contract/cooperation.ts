import { z } from 'zod';
import { defineEndpoint } from './endpoint';

export const cooperationDetails = z.object({
  services: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      summary: z.string(),
      /** What is delivered, a line each. */
      includes: z.array(z.string()),
      /** How long before, in words. */
      lead_time: z.string(),
    }),
  ),
  figures: z.array(
    z.object({ key: z.string(), value: z.string(), name: z.string(), note: z.string() }),
  ),
  /** True while the figures are those of the sample newsroom. */
  are_figures_sample: z.boolean(),
  /** The newsroom in one paragraph, to be quoted. */
  boilerplate: z.string(),
  assets: z.array(z.object({ key: z.string(), name: z.string(), url: z.string() })),
});
export type CooperationDetails = z.infer<typeof cooperationDetails>;

export const getCooperationDetails = defineEndpoint({
  name: 'getCooperationDetails',
  method: 'POST',
  auth: 'public',
  summary: 'Services, media kit facts and brand files for who wants to work with the newsroom.',
  input: z.object({}),
  output: cooperationDetails,
  errors: [],
});
