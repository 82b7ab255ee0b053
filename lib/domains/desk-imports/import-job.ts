import { z } from 'zod';
import { defineJob } from '../../platform/jobs';

/** Reads one import of the desk to its end. */
export const RUN_IMPORT = defineJob({
  name: 'imports.run',
  payload: z.object({ id: z.number().int() }),
  // Begun again it finds what it brought in unchanged.
  retryLimit: 2,
  retryDelaySeconds: 10,
  timeoutSeconds: 3_600,
});
