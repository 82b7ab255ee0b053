import type { Handlers } from '../handler';
import { getCooperationDetails } from './read-cooperation';

export const cooperationHandlers = {
  getCooperationDetails: (ctx) => getCooperationDetails(ctx),
} satisfies Partial<Handlers>;
