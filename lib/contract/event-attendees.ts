import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { TICKET_STATES } from './event-kinds';
import { id, isoTime, pageInput, pageOutput } from './paging';

export const ATTENDEE_FILTERS = ['all', ...TICKET_STATES] as const;

export const attendeeItem = z.object({
  id,
  name: z.string(),
  email: z.string(),
  ticket_name: z.string(),
  /** Last signs of its code: enough to tell tickets apart, too little to get in with. */
  code_end: z.string(),
  order_id: id,
  reference: z.string(),
  status: z.enum(TICKET_STATES),
  used_time: isoTime.nullable(),
});

export const activityAttendeeList = defineEndpoint({
  name: 'admin/activity/attendeeList',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'Who comes to an event, in the order of their tickets; by name, address, order, ticket or end of code, and by state.',
  input: z.object({
    ...pageInput,
    event_id: id,
    status: z.enum(ATTENDEE_FILTERS).default('all'),
    keyword: z.string().trim().max(100).default(''),
  }),
  output: pageOutput(attendeeItem).extend({
    /** Numbers by state of what the keyword finds. */
    counts: z.record(z.enum(ATTENDEE_FILTERS), z.number().int()),
    /** Zone of the event, whose clocks say when somebody came. */
    time_zone: z.string(),
  }),
  errors: ['eventNotFound', 'notPermitted'],
});
