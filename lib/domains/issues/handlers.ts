import type { Handlers } from '../handler';
import { getIssue, listIssues } from './read-issues';

export const issueHandlers = {
  getEightClock: (ctx, input) => listIssues(ctx, 'daily', input),
  getEightClockDetails: (ctx, { date }) =>
    getIssue(ctx, 'daily', date === undefined ? 'newest' : { day: date }),
  getWeek: (ctx, input) => listIssues(ctx, 'weekly', input),
  getWeekDetails: (ctx, { id }) => getIssue(ctx, 'weekly', { id }),
  getTechnicalWeek: (ctx, input) => listIssues(ctx, 'technical', input),
  getTechnicalWeekDetails: (ctx, { id }) => getIssue(ctx, 'technical', { id }),
} satisfies Partial<Handlers>;
