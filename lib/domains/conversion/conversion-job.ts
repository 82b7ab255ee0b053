import { z } from 'zod';
import { defineJob } from '../../platform/jobs';

/** Derives everything that is published once more, by the desk's words as they are then. */
export const APPLY_WORDS = defineJob({
  name: 'conversion.apply',
  payload: z.object({}),
  retryLimit: 5,
  retryDelaySeconds: 15,
  timeoutSeconds: 3_600,
});
