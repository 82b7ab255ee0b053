import type { Handlers } from '../handler';
import { getNotice, listNotices } from './read-notices';

export const noticeHandlers = {
  noticeList: (ctx, { page, limit }) => listNotices(ctx, page, limit),
  getNoticeDetails: (ctx, { id }) => getNotice(ctx, id),
} satisfies Partial<Handlers>;
