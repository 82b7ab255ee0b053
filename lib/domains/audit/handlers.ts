import type { Handlers } from '../handler';
import { listStaffActs } from './list-acts';

export const auditHandlers = {
  staffActList: (ctx, input) => listStaffActs({ ctx, input }),
} satisfies Partial<Handlers>;
