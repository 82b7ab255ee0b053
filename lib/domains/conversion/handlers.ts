import type { Handlers } from '../handler';
import { previewWords, readConversion } from './read-conversion';

export const conversionHandlers = {
  conversionState: (ctx) => readConversion(ctx),
  previewConversion: (ctx, input) => previewWords(ctx, input),
} satisfies Partial<Handlers>;
