/** @jest-environment jsdom */
import { CHUNK_FAILED_EVENT, loadChunk } from './load-chunk';

describe('loadChunk', () => {
  let failures = 0;
  const count = () => {
    failures += 1;
  };
  beforeEach(() => {
    failures = 0;
    window.addEventListener(CHUNK_FAILED_EVENT, count);
  });
  afterEach(() => {
    window.removeEventListener(CHUNK_FAILED_EVENT, count);
    jest.useRealTimers();
  });

  it('gives the module', async () => {
    await expect(loadChunk(async () => ({ answer: 42 }))).resolves.toEqual({ answer: 42 });
    expect(failures).toBe(0);
  });

  it('tries once more after a failure', async () => {
    const load = jest.fn<Promise<string>, []>();
    load.mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce('here');
    await expect(loadChunk(load)).resolves.toBe('here');
    expect(load).toHaveBeenCalledTimes(2);
    expect(failures).toBe(0);
  });

  it('offers a reload after the second failure', async () => {
    const load = jest.fn(() => Promise.reject(new Error('network')));
    await expect(loadChunk(load)).resolves.toBeUndefined();
    expect(load).toHaveBeenCalledTimes(2);
    expect(failures).toBe(1);
  });

  it('counts 120 s of silence as a failure', async () => {
    jest.useFakeTimers();
    const load = jest.fn(() => new Promise<never>(() => undefined));
    const result = loadChunk(load);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(120_000);
    await expect(result).resolves.toBeUndefined();
    expect(failures).toBe(1);
  });
});
