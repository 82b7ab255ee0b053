import { installedStore } from '../../platform/installed-store';
import type { Handlers } from '../handler';
import { getRealName } from './read-real-name';
import { submitRealName } from './submit-real-name';

export const verificationHandlers = {
  getRealName: (ctx) => getRealName({ ctx }),
  submitRealName: (ctx, input) => submitRealName({ ctx, input, store: installedStore() }),
} satisfies Partial<Handlers>;
