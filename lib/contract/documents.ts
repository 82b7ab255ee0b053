import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { isoTime } from './paging';

/** The newsroom's own pages; each key is the row of the route table that shows it. */
export const DOCUMENT_KEYS = [
  'aboutus',
  'copyright',
  'fuwutiaokuan',
  'mianzeshengming',
  'home_shequn',
] as const;
export const documentKey = z.enum(DOCUMENT_KEYS);
export type DocumentKey = z.infer<typeof documentKey>;

export const documentDetails = z.object({
  key: documentKey,
  title: z.string(),
  /** What the page is about, in a sentence or two. */
  lead: z.string(),
  /** What the newsroom calls this state of the text, e.g. "2.1". */
  version: z.string(),
  effective_time: isoTime,
  sections: z.array(
    z.object({
      /** Fragment of the section, without its `#`. */
      key: z.string(),
      title: z.string(),
      content_html: z.string(),
    }),
  ),
});
export type DocumentDetails = z.infer<typeof documentDetails>;

export const getDocumentDetails = defineEndpoint({
  name: 'getDocumentDetails',
  method: 'POST',
  auth: 'public',
  summary: 'One of the newsroom’s own pages: about, copyright, terms, disclaimer, community rules.',
  input: z.object({ key: documentKey }),
  output: documentDetails,
  errors: ['notFound'],
});
