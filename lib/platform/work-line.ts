/** Work of which only so much is done at once, and the same work only once. */
export interface WorkLine<Result> {
  /**
   * Does the work named by a key, or joins it where it is under way already.
   * @returns undefined, with nothing done, when too many wait.
   */
  run(key: string, work: () => Promise<Result>): Promise<Result | undefined>;
}

/** @param limits how many at once, and how many may wait for their turn. */
export function createWorkLine<Result>(limits: {
  atOnce: number;
  waitingMax: number;
}): WorkLine<Result> {
  const underWay = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(work: () => Promise<Result>): Promise<Result> {
    if (running >= limits.atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, not given up: nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    async run(key, work) {
      const known = underWay.get(key);
      if (known) return known;
      if (running >= limits.atOnce && waiting.length >= limits.waitingMax) return undefined;
      const result = inTurn(work).finally(() => underWay.delete(key));
      underWay.set(key, result);
      return result;
    },
  };
}
