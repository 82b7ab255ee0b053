import { CodedError } from '../../contract/error-codes';

/** Pictures that are unpacked at a time: each may take tens of megabytes while it is. */
const AT_ONCE = 2;
/** More that wait than this would hold too much memory themselves. */
const MAX_WAITING = 40;

interface Waiter {
  weight: number;
  begin(): void;
}

let taken = 0;
const waiting: Waiter[] = [];

/**
 * Does some work when there is a turn for it: two at a time in this process, one that is heavy
 * alone; first come, first served. @throws CodedError tooManyRequests where too many wait already.
 */
export async function takeTurn<Result>(
  { isHeavy }: { isHeavy: boolean },
  work: () => Promise<Result>,
): Promise<Result> {
  if (waiting.length >= MAX_WAITING) throw new CodedError('tooManyRequests', { minutes: 1 });
  const weight = isHeavy ? AT_ONCE : 1;
  await new Promise<void>((begin) => {
    waiting.push({ weight, begin });
    callNext();
  });
  try {
    return await work();
  } finally {
    taken -= weight;
    callNext();
  }
}

function callNext(): void {
  const [next] = waiting;
  if (!next || taken + next.weight > AT_ONCE) return;
  waiting.shift();
  taken += next.weight;
  next.begin();
  callNext();
}
