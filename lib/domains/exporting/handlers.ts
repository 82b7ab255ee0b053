import type { Handlers } from '../handler';
import { requestExport } from './request-export';

export const exportHandlers = {
  requestExport: (ctx, input) => requestExport({ ctx, input }),
} satisfies Partial<Handlers>;
