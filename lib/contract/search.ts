import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { locale } from './locale';
import { id } from './paging';

export const hotWord = z.object({ id, keyword: z.string() });

/** The spec leaves this call's path open; empty payload, `data.searchLists`. */
export const hotSearchList = defineEndpoint({
  name: 'hotSearchList',
  method: 'POST',
  auth: 'public',
  summary: 'The words that readers search for most.',
  input: z.object({}),
  output: z.object({ searchLists: z.array(hotWord) }),
  errors: [],
});

export const homeSearchList = defineEndpoint({
  name: 'homeSearchList',
  method: 'GET',
  auth: 'public',
  summary: 'What the search box of the home page suggests: hot words and the newest titles.',
  input: z.object({}),
  output: z.object({
    searchLists: z.array(hotWord),
    list: z.array(z.object({ id, title: z.string(), lang: locale })),
  }),
  errors: [],
});
