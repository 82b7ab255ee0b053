import pino from 'pino';
import { env } from './env';

export type Logger = pino.Logger;

let root: Logger | undefined;

/**
 * The log of one part of the product: JSON lines on standard error, written at
 * once so that nothing is lost when the process ends.
 * @param part name of the part, in every line as `part`.
 */
export function logger(part: string): Logger {
  root ??= pino(
    { level: env().LOG_LEVEL, base: null, redact: ['*.password', '*.token', '*.authorization'] },
    pino.destination({ dest: 2, sync: true }),
  );
  return root.child({ part });
}
