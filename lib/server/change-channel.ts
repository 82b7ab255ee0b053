/** PostgreSQL channel on which processes of one site tell each other what changed. */
export const CHANGE_CHANNEL = 'chaintide_changes';

/** PostgreSQL refuses a payload of 8000 bytes and more (NOTIFY, "Description"). */
const PAYLOAD_MAX_BYTES = 7_900;
/** More notices than this say less than "everything" does. */
const NOTICES_MAX = 8;

export interface ChangeNotice {
  /** Process that made the change; it has dealt with it already. */
  origin: string;
  tags: string[];
}

/**
 * Splits a change into payloads that fit.
 * @param everythingTag the tag that every cached reading carries, sent alone when
 * the change names too many.
 */
export function encodeNotices(
  origin: string,
  tags: readonly string[],
  everythingTag: string,
): string[] {
  const payloads: string[] = [];
  let part: string[] = [];
  for (const tag of tags) {
    if (byteLength(origin, [...part, tag]) > PAYLOAD_MAX_BYTES && part.length > 0) {
      payloads.push(encode(origin, part));
      part = [];
    }
    part.push(tag);
    if (payloads.length >= NOTICES_MAX) return [encode(origin, [everythingTag])];
  }
  return part.length > 0 ? [...payloads, encode(origin, part)] : payloads;
}

/** Reads a payload; undefined for one that this product did not write. */
export function decodeNotice(payload: string | undefined): ChangeNotice | undefined {
  try {
    const { origin, tags } = JSON.parse(payload ?? '') as Partial<ChangeNotice>;
    const isNotice = typeof origin === 'string' && Array.isArray(tags);
    return isNotice && tags.every((tag) => typeof tag === 'string') ? { origin, tags } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes `ProcessRegistry.notifyChange` for a process on PostgreSQL.
 * @param query runs one statement with its values.
 * @param origin name of this process, the same that it listens with.
 */
export function createChangeNotifier(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  origin: string,
  everythingTag: string,
): (tags: readonly string[]) => Promise<void> {
  return async (tags) => {
    for (const payload of encodeNotices(origin, tags, everythingTag)) {
      await query('select pg_notify($1, $2)', [CHANGE_CHANNEL, payload]);
    }
  };
}

function encode(origin: string, tags: readonly string[]): string {
  return JSON.stringify({ origin, tags } satisfies { origin: string; tags: readonly string[] });
}

function byteLength(origin: string, tags: readonly string[]): number {
  return Buffer.byteLength(encode(origin, tags));
}
