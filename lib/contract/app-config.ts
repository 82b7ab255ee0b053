import { z } from 'zod';
import { defineEndpoint } from './endpoint';

const link = z.object({ value: z.string() });

/** Brand, documents and outside links: configuration, never spelled out in code. */
export const appConfig = z.object({
  privacy_policy: link,
  term_of_service: link,
  brand: z.object({
    name: z.string(),
    slogan: z.string(),
    /** Sentence for share cards and the home description. */
    description: z.string(),
  }),
  app: z.object({
    /** Scheme that the app answers to, without '://'. */
    scheme: z.string(),
    ios_url: z.string(),
    android_url: z.string(),
    package_url: z.string(),
  }),
  /** Where the newsroom reads mail; empty where it has no such address. */
  contact_email: z.string(),
  socials: z.array(z.object({ key: z.string(), name: z.string(), url: z.string() })),
  label_list_id: z.number().int(),
  label_more_id: z.number().int(),
  /** Client id of Google sign-in; '' where it is not set up. */
  google_client_id: z.string(),
});
export type AppConfig = z.infer<typeof appConfig>;

export const getAppConfig = defineEndpoint({
  name: 'getAppConfig',
  method: 'POST',
  auth: 'public',
  summary: 'Brand, legal documents and store links of this installation.',
  input: z.object({}),
  output: appConfig,
  errors: [],
});
