import type { Handlers } from '../handler';
import { readCalendar } from './read-calendar';

export const calendarHandlers = {
  getCalendar: (ctx, input) => readCalendar(ctx, input),
} satisfies Partial<Handlers>;
