/** What is known of one id; two bits each, so that a million records take 250 KB. */
export type IdState = 'absent' | 'live' | 'withdrawn';

const CODES: Record<IdState, number> = { absent: 0, live: 1, withdrawn: 2 };
const STATES = ['absent', 'live', 'withdrawn', 'absent'] as const;
const FIRST_BYTES = 1024;

/** The states of densely numbered records, ids from 1 on. */
export class IdStates {
  #bytes = new Uint8Array(FIRST_BYTES);

  /** State of an id; one never set is absent. */
  stateOf(id: number): IdState {
    const byte = this.#bytes[id >>> 2] ?? 0;
    return STATES[((byte >>> ((id & 3) * 2)) & 3) as 0 | 1 | 2 | 3];
  }

  /** @throws RangeError for anything but a positive 31-bit integer. */
  set(id: number, state: IdState): void {
    if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw new RangeError(`No id: ${id}`);
    const place = id >>> 2;
    if (place >= this.#bytes.length) this.#grow(place + 1);
    const shift = (id & 3) * 2;
    const rest = (this.#bytes[place] ?? 0) & ~(3 << shift);
    this.#bytes[place] = rest | (CODES[state] << shift);
  }

  #grow(atLeast: number): void {
    const bigger = new Uint8Array(Math.max(atLeast, this.#bytes.length * 2));
    bigger.set(this.#bytes);
    this.#bytes = bigger;
  }
}
