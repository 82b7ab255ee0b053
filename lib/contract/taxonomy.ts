import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { id } from './paging';
import { wholeNumber } from './whole-number';

/** A section of the newsroom as cards and menus need it. */
export const sectionRef = z.object({
  id,
  key: z.string(),
  name: z.string(),
  /** Row of the route table that lists it. */
  route_id: z.string(),
  /** Hue of its generated covers, degrees. */
  hue: z.number(),
});
export type SectionRef = z.infer<typeof sectionRef>;

export const section = sectionRef.extend({
  description: z.string(),
  article_count: z.number().int(),
});
export type Section = z.infer<typeof section>;

export const labelRef = z.object({ id, key: z.string(), name: z.string() });

export const label = labelRef.extend({ description: z.string(), article_count: z.number().int() });
export type Label = z.infer<typeof label>;

export const categoryLists = defineEndpoint({
  name: 'categoryLists',
  method: 'GET',
  auth: 'public',
  summary: 'All sections of the newsroom, in menu order.',
  input: z.object({}),
  output: z.object({ list: z.array(section) }),
  errors: [],
});

export const getLabelDetails = defineEndpoint({
  name: 'getLabelDetails',
  method: 'GET',
  auth: 'public',
  summary: 'One label with its description and the number of its articles.',
  input: z.object({ id }),
  output: label,
  errors: ['notFound'],
});

export const dexList = defineEndpoint({
  name: 'dexList',
  method: 'GET',
  auth: 'public',
  summary: 'The label index: all labels, most used first.',
  input: z.object({}),
  output: z.object({ list: z.array(label) }),
  errors: [],
});

export const dexRecommendList = defineEndpoint({
  name: 'dexRecommendList',
  method: 'GET',
  auth: 'public',
  summary:
    'Recommended labels: those that articles of the last thirty days carry; with an id, those that stand beside that label.',
  input: z.object({
    id: id.optional(),
    limit: wholeNumber(1, 50).default(10),
  }),
  output: z.object({ list: z.array(label) }),
  errors: ['notFound'],
});

/** The spec leaves this call's path open; its shape is `data.data.list`. */
export const labelList = defineEndpoint({
  name: 'labelList',
  method: 'POST',
  auth: 'public',
  summary: 'Labels by use; the label panel asks with id 4 and shows the first five.',
  input: z.object({ id: id.optional() }),
  output: z.object({ data: z.object({ list: z.array(label) }) }),
  errors: [],
});
