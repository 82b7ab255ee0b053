import { installedPayments } from '../../platform/payments';
import type { Handlers } from '../handler';
import { checkCode } from './check-code';
import { cloneEvent } from './clone-event';
import { createCodes, listEventCodes } from './codes';
import { decideEvent } from './decide-event';
import { destroyEvent } from './destroy-event';
import { changeHosts } from './hosts';
import { messageHolders } from './message-holders';
import { getActivity, getActivityCard, getAvailability, listActivities } from './read-activities';
import { hostedDetails, hostedEvents, hostOverview } from './read-hosting';
import { openWaiting, releaseWaiting, waitingEvents } from './read-queue';
import { saveEvent } from './save-event';
import { submitEvent } from './submit-event';

export const eventHandlers = {
  getActivityList: listActivities,
  getActivityDetails: getActivity,
  getEventDetails: getActivityCard,
  getTicketDetails: (ctx, input) => getAvailability(ctx, input, installedPayments()),
  'admin/activity/codeCheck': (ctx, input) => checkCode({ ctx, input }),
  'admin/activity/lists': (ctx, input) => hostedEvents({ ctx, input }),
  'admin/activity/home': (ctx, input) => hostOverview({ ctx, input }),
  'admin/activity/details': (ctx, input) => hostedDetails({ ctx, input }),
  'admin/activity/update': (ctx, input) => saveEvent({ ctx, input }),
  'admin/activity/destroy': (ctx, input) =>
    destroyEvent({ ctx, provider: installedPayments(), input }),
  'admin/activity/submit': (ctx, input) => submitEvent({ ctx, input }),
  'admin/activity/clone': (ctx, input) => cloneEvent({ ctx, input }),
  'admin/activity/codes': (ctx, input) => listEventCodes({ ctx, input }),
  'admin/activity/codesCreate': (ctx, input) => createCodes({ ctx, input }),
  'admin/activity/hosts': (ctx, input) => changeHosts({ ctx, input }),
  'admin/activity/message': (ctx, input) => messageHolders({ ctx, input }),
  eventReviewList: (ctx, input) => waitingEvents({ ctx, input }),
  openEventReview: (ctx, input) => openWaiting({ ctx, input }),
  releaseEventReview: (ctx, input) => releaseWaiting({ ctx, input }),
  decideEventReview: (ctx, input) => decideEvent({ ctx, input }),
} satisfies Partial<Handlers>;
