import { CodedError } from '../../contract/error-codes';
import { listServiceKeys } from '../cooperation/public';
import type { Handlers } from '../handler';
import { decideApplication } from './decide-application';
import { getApplication } from './find-application';
import { listApplications, openApplication } from './read-desk';
import { submitApplication } from './submit-application';

export const applicationHandlers = {
  submitColumnApplication: (ctx, input) => submitApplication({ ctx, kind: 'column', input }),
  getColumnApplication: (ctx, input) => getApplication({ ctx, kind: 'column', input }),
  submitCooperation: async (ctx, input) => {
    const services = await listServiceKeys(ctx);
    if (!services.includes(input.service)) {
      throw new CodedError('invalidInput', { field: 'service' }, undefined, { service: 'invalid' });
    }
    return submitApplication({ ctx, kind: 'cooperation', input });
  },
  getCooperation: (ctx, input) => getApplication({ ctx, kind: 'cooperation', input }),
  applicationList: (ctx, input) => listApplications(ctx, input),
  openApplication: (ctx, { reference }) => openApplication(ctx, reference),
  decideApplicationRequest: async (ctx, input) => {
    await decideApplication({ ctx, input });
    return openApplication(ctx, input.reference);
  },
} satisfies Partial<Handlers>;
