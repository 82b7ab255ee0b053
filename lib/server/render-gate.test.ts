import { logger } from '../platform/logger';
import { createRegistry, type ProcessRegistry } from '../platform/process-registry';
import { createRenderGate, DOUBT_MAX_MS, HOLD_MAX_MS, type RenderGate } from './render-gate';

interface Deferred {
  promise: Promise<void>;
  resolve: () => void;
}

function deferred(): Deferred {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('createRenderGate', () => {
  let registry: ProcessRegistry;
  let gate: RenderGate;

  beforeEach(() => {
    registry = createRegistry();
    gate = createRenderGate(registry, logger('test'));
  });

  afterEach(() => jest.useRealTimers());

  it('marks what runs in it with the generation in which it began', async () => {
    registry.generation = 4;
    const seen = await gate.run(async () => {
      registry.generation = 6;
      await Promise.resolve();
      return registry.renders.getStore();
    });
    expect(seen).toMatchObject({ generation: 4, mayKeep: true });
  });

  it('lets nothing be kept that began amid a change', async () => {
    registry.generation = 5;
    expect(await gate.run(async (mark) => mark.mayKeep)).toBe(false);
  });

  it('runs renders of one generation side by side', async () => {
    const first = deferred();
    const order: string[] = [];
    const slow = gate.run(() => first.promise.then(() => order.push('slow')));
    await gate.run(async () => order.push('quick'));
    first.resolve();
    await slow;
    expect(order).toEqual(['quick', 'slow']);
  });

  it('starts a render after a change only when all older ones have ended', async () => {
    const ends = [deferred(), deferred()];
    const order: string[] = [];
    const older = ends.map(({ promise }, index) =>
      gate.run(() => promise.then(() => order.push(`older ${index}`))),
    );
    registry.generation += 2;
    const newer = gate.run(async () => order.push('newer'));
    ends[1]!.resolve();
    await older[1];
    ends[0]!.resolve();
    await Promise.all([...older, newer]);
    expect(order).toEqual(['older 1', 'older 0', 'newer']);
  });

  it('waits as well for what began while the change was being made', async () => {
    registry.generation = 1;
    const end = deferred();
    const order: string[] = [];
    const amid = gate.run(() => end.promise.then(() => order.push('amid')));
    registry.generation = 2;
    const after = gate.run(async () => order.push('after'));
    end.resolve();
    await Promise.all([amid, after]);
    expect(order).toEqual(['amid', 'after']);
  });

  it('waits no longer for a render that says that it has ended', async () => {
    const streaming = deferred();
    const older = gate.run((_mark, ended) => {
      ended();
      return streaming.promise;
    });
    registry.generation += 2;
    await expect(gate.run(async () => 'done')).resolves.toBe('done');
    streaming.resolve();
    await older;
  });

  it('lets a call start at once', async () => {
    const end = deferred();
    const older = gate.run(() => end.promise);
    registry.generation += 2;
    await expect(gate.run(async () => 'done', false)).resolves.toBe('done');
    end.resolve();
    await older;
  });

  it('goes on after a render that failed', async () => {
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    registry.generation += 2;
    await expect(gate.run(async () => 'done')).resolves.toBe('done');
  });

  it('gives up waiting for a render that does not end, and keeps nothing while it may matter', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    const stuck = deferred();
    const older = gate.run(() => stuck.promise);
    registry.generation += 2;
    const newer = gate.run(async (mark) => mark.mayKeep);
    await jest.advanceTimersByTimeAsync(HOLD_MAX_MS);
    await expect(newer).resolves.toBe(false);

    await jest.advanceTimersByTimeAsync(DOUBT_MAX_MS);
    await expect(gate.run(async (mark) => mark.mayKeep)).resolves.toBe(true);
    stuck.resolve();
    await older;
  });

  it('keeps again as soon as the render that did not end has ended', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    const stuck = deferred();
    const older = gate.run(() => stuck.promise);
    registry.generation += 2;
    const newer = gate.run(async (mark) => mark.mayKeep);
    await jest.advanceTimersByTimeAsync(HOLD_MAX_MS);
    await newer;
    stuck.resolve();
    await older;
    await expect(gate.run(async (mark) => mark.mayKeep)).resolves.toBe(true);
  });
});
