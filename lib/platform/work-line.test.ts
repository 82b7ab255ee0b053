import { createWorkLine } from './work-line';

/** Work that ends when it is told to. */
function heldWork() {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { begun, work, end: () => ends.shift()?.() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a line of work', () => {
  it('does one at a time, in the order asked', async () => {
    const line = createWorkLine<string>({ atOnce: 1, waitingMax: 5 });
    const { begun, work, end } = heldWork();
    const results = ['a', 'b', 'c'].map((name) => line.run(name, work(name)));
    for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      await turn();
      expect(begun).toEqual(expected);
      end();
    }
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  });

  it('does the same work once for all who ask', async () => {
    const line = createWorkLine<string>({ atOnce: 1, waitingMax: 0 });
    const { begun, work, end } = heldWork();
    const results = [line.run('a', work('a')), line.run('a', work('a'))];
    await turn();
    end();
    expect(await Promise.all(results)).toEqual(['a', 'a']);
    expect(begun).toEqual(['a']);
  });

  it('takes no more than may wait, and goes on after a failure', async () => {
    const line = createWorkLine<string>({ atOnce: 1, waitingMax: 1 });
    const { work, end } = heldWork();
    const failing = line.run('x', () => Promise.reject(new Error('no')));
    const second = line.run('a', work('a'));
    expect(await line.run('b', work('b'))).toBeUndefined();
    await expect(failing).rejects.toThrow('no');
    await turn();
    end();
    expect(await second).toBe('a');
    const later = line.run('c', work('c'));
    await turn();
    end();
    expect(await later).toBe('c');
  });
});
