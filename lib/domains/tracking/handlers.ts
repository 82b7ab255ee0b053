import type { Handlers } from '../handler';
import { countView, takeVitals } from './count-visit';
import { readDeskVisits, readOwnViews } from './read-statistics';

export const trackingHandlers = {
  pvuv: (ctx, input) => countView(ctx, input, 'article'),
  pageView: (ctx, input) => countView(ctx, input, 'page'),
  webVitals: (ctx, input) => takeVitals(ctx, input),
  myArticleViews: (ctx, { days }) => readOwnViews(ctx, days),
  deskVisits: (ctx, { days }) => readDeskVisits(ctx, days),
} satisfies Partial<Handlers>;
