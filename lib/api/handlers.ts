import { accountHandlers } from '../domains/accounts/handlers';
import { feedbackHandlers } from '../domains/feedback/handlers';
import { inboxHandlers } from '../domains/inbox/handlers';
import { mediaHandlers } from '../domains/media/handlers';
import { sharingHandlers } from '../domains/sharing/handlers';
import { socialHandlers } from '../domains/social/handlers';
import { verificationHandlers } from '../domains/verification/handlers';
import { applicationHandlers } from '../domains/applications/handlers';
import { articleHandlers } from '../domains/articles/handlers';
import { calendarHandlers } from '../domains/calendar/handlers';
import { columnHandlers } from '../domains/columns/handlers';
import { communityHandlers } from '../domains/community/handlers';
import { cooperationHandlers } from '../domains/cooperation/handlers';
import { coverageHandlers } from '../domains/coverage/handlers';
import { curationHandlers } from '../domains/curation/handlers';
import { contentDeskHandlers } from '../domains/content-desk/handlers';
import { deskHandlers } from '../domains/desk/handlers';
import { peopleHandlers } from '../domains/people/handlers';
import { secondStepHandlers } from '../domains/second-step/handlers';
import { eventHandlers } from '../domains/events/handlers';
import { orderHandlers } from '../domains/orders/handlers';
import { discoveryHandlers } from '../domains/discovery/handlers';
import { documentHandlers } from '../domains/documents/handlers';
import { flashHandlers } from '../domains/flash/handlers';
import { auditHandlers } from '../domains/audit/handlers';
import { reviewHandlers } from '../domains/review/handlers';
import { writingHandlers } from '../domains/writing/handlers';
import type { Handlers } from '../domains/handler';
import { issueHandlers } from '../domains/issues/handlers';
import { learningHandlers } from '../domains/learning/handlers';
import { marketHandlers } from '../domains/market/handlers';
import { micrositeHandlers } from '../domains/microsites/handlers';
import { noticeHandlers } from '../domains/notices/handlers';
import { taxonomyHandlers } from '../domains/taxonomy/handlers';
import { topicHandlers } from '../domains/topics/handlers';
import { toolHandlers } from '../domains/tools/handlers';
import { trackingHandlers } from '../domains/tracking/handlers';

/** Every call has its handler: one that is missing does not compile. */
export const HANDLERS = {
  ...accountHandlers,
  ...applicationHandlers,
  ...articleHandlers,
  ...calendarHandlers,
  ...columnHandlers,
  ...communityHandlers,
  ...cooperationHandlers,
  ...coverageHandlers,
  ...curationHandlers,
  ...discoveryHandlers,
  ...documentHandlers,
  ...flashHandlers,
  ...issueHandlers,
  ...learningHandlers,
  ...marketHandlers,
  ...micrositeHandlers,
  ...noticeHandlers,
  ...taxonomyHandlers,
  ...topicHandlers,
  ...toolHandlers,
  ...trackingHandlers,
  ...feedbackHandlers,
  ...inboxHandlers,
  ...mediaHandlers,
  ...sharingHandlers,
  ...socialHandlers,
  ...verificationHandlers,
  ...writingHandlers,
  ...reviewHandlers,
  ...deskHandlers,
  ...contentDeskHandlers,
  ...peopleHandlers,
  ...secondStepHandlers,
  ...auditHandlers,
  ...eventHandlers,
  ...orderHandlers,
} satisfies Handlers;
