import type { Handlers } from '../handler';
import { accountNoticeList } from './list-notices';
import { readAccountNotices } from './read-notices';

export const inboxHandlers = {
  accountNoticeList: (ctx, input) => accountNoticeList({ ctx, input }),
  readAccountNotices: (ctx, input) => readAccountNotices({ ctx, input }),
} satisfies Partial<Handlers>;
