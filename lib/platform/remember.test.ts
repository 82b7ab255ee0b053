import { createRegistry } from './process-registry';
import { createMemory } from './remember';

/** A memory in a process that hears of changes, and a read that counts itself. */
function setUp() {
  const registry = createRegistry();
  registry.expireTags = () => Promise.resolve();
  const remember = createMemory(registry);
  let reads = 0;
  const read = () => {
    reads += 1;
    return Promise.resolve(reads);
  };
  return { registry, remember, read };
}

describe('remember', () => {
  it('reads once between two changes', async () => {
    const { registry, remember, read } = setUp();
    expect([await remember('key', read), await remember('key', read)]).toEqual([1, 1]);
    registry.generation += 2;
    expect(await remember('key', read)).toBe(2);
  });

  it('lets those who ask at the same time share one read', async () => {
    const { remember, read } = setUp();
    expect(await Promise.all([remember('key', read), remember('key', read)])).toEqual([1, 1]);
  });

  it('does not serve after a change what was begun before it', async () => {
    const { registry, remember, read } = setUp();
    let finish = (_value: number) => {};
    const slow = remember('key', () => new Promise<number>((resolve) => (finish = resolve)));
    registry.generation += 2;
    finish(-1);
    expect(await slow).toBe(-1);
    expect(await remember('key', read)).toBe(1);
  });

  it('keeps nothing while a change is being made visible', async () => {
    const { registry, remember, read } = setUp();
    registry.generation = 1;
    expect([await remember('key', read), await remember('key', read)]).toEqual([1, 2]);
  });

  it('keeps nothing in a process that hears of no changes', async () => {
    const { registry, remember, read } = setUp();
    delete registry.expireTags;
    expect([await remember('key', read), await remember('key', read)]).toEqual([1, 2]);
  });

  it('makes a failed read again', async () => {
    const { remember, read } = setUp();
    await expect(remember('key', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await remember('key', read)).toBe(1);
  });
});
