import { logger } from './logger';
import { createWriteBuffer } from './write-buffer';

function open(changes: { write?: (items: readonly number[]) => Promise<void>; max?: number } = {}) {
  const written: number[][] = [];
  const buffer = createWriteBuffer<number>({
    write: async (items) => void written.push([...items]),
    max: 100,
    batch: 3,
    everyMs: 3_600_000,
    log: logger('test'),
    ...changes,
  });
  return { buffer, written };
}

describe('the buffer of what is written together', () => {
  it('writes everything that was taken before it stops, in order', async () => {
    const { buffer, written } = open();
    for (let item = 0; item < 8; item += 1) buffer.add(item);
    await buffer.stop();
    expect(written.flat()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(buffer.size()).toBe(0);
    expect(buffer.add(9)).toBe(false);
  });

  it('loses nothing that comes while a batch is written', async () => {
    const written: number[] = [];
    let release = () => {};
    const { buffer } = open({
      write: async (items) => {
        if (written.length === 0) await new Promise<void>((resolve) => (release = resolve));
        written.push(...items);
      },
    });
    [1, 2, 3].forEach((item) => buffer.add(item));
    buffer.add(4);
    const stopped = buffer.stop();
    release();
    await stopped;
    expect(written).toEqual([1, 2, 3, 4]);
  });

  it('keeps what could not be written, and writes it at the next time', async () => {
    const written: number[] = [];
    let isDown = true;
    const { buffer } = open({
      write: async (items) => {
        if (isDown) throw new Error('no database');
        written.push(...items);
      },
    });
    buffer.add(1);
    await buffer.flush();
    expect(buffer.size()).toBe(1);
    isDown = false;
    buffer.add(2);
    await buffer.stop();
    expect(written).toEqual([1, 2]);
  });

  it('tries a few times at the end, then ends', async () => {
    let tries = 0;
    const { buffer } = open({
      write: async () => {
        tries += 1;
        throw new Error('no database');
      },
    });
    buffer.add(1);
    await buffer.stop();
    expect(tries).toBe(4);
  });

  it('takes no more than may wait', () => {
    const { buffer } = open({ write: () => new Promise(() => undefined), max: 5 });
    const taken = Array.from({ length: 8 }, (_, item) => buffer.add(item));
    expect(taken.filter(Boolean)).toHaveLength(5);
  });
});
