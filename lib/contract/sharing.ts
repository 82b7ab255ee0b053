import { z } from 'zod';
import { defineEndpoint } from './endpoint';

/** The spec leaves this call's payload open; names are those that WeChat's own script takes. */
export const getShareSignaTure = defineEndpoint({
  name: 'getShareSignaTure',
  method: 'POST',
  auth: 'public',
  summary: 'What a page of this site needs to set its share card in WeChat’s browser.',
  input: z.object({
    /** Address of the page, as its visitor sees it; what follows a # is not signed. */
    url: z.url({ protocol: /^https?$/ }).max(2_048),
  }),
  output: z.object({
    appId: z.string(),
    timestamp: z.number().int(),
    nonceStr: z.string(),
    signature: z.string(),
  }),
  errors: ['wechatUnavailable', 'invalidInput', 'tooManyRequests'],
});
