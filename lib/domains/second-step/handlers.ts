import type { Handlers } from '../handler';
import { getSecondStep, passSecondStep } from './pass-second-step';
import { removeSecondStep } from './remove-second-step';
import { beginSecondStep, confirmSecondStep } from './set-up';

export const secondStepHandlers = {
  getSecondStep: (ctx) => getSecondStep({ ctx }),
  beginSecondStep: (ctx) => beginSecondStep({ ctx }),
  confirmSecondStep: (ctx, input) => confirmSecondStep({ ctx, input }),
  passSecondStep: (ctx, input) => passSecondStep({ ctx, input }),
  removeSecondStep: (ctx, input) => removeSecondStep({ ctx, input }),
} satisfies Partial<Handlers>;
