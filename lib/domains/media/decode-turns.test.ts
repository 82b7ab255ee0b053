import { takeTurn } from './decode-turns';

describe('takeTurn', () => {
  it('lets two in at a time, a heavy one alone, in the order they came', async () => {
    const log: string[] = [];
    let running = 0;
    const enter = (name: string, isHeavy = false) =>
      takeTurn({ isHeavy }, async () => {
        running += isHeavy ? 2 : 1;
        log.push(`${name} ${running}`);
        await new Promise((resolve) => setImmediate(resolve));
        running -= isHeavy ? 2 : 1;
      });
    await Promise.all([enter('a'), enter('b'), enter('c', true), enter('d'), enter('e')]);
    expect(log).toEqual(['a 1', 'b 2', 'c 2', 'd 1', 'e 2']);
  });

  it('gives its turn on when the work fails', async () => {
    const fails = () => takeTurn({ isHeavy: true }, () => Promise.reject(new Error('broken')));
    await expect(fails()).rejects.toThrow('broken');
    expect(await takeTurn({ isHeavy: true }, () => Promise.resolve('done'))).toBe('done');
  });

  it('sends away who would wait behind too many', async () => {
    let end = () => undefined as void;
    const held = new Promise<void>((resolve) => (end = resolve));
    const turns = Array.from({ length: 41 }, () => takeTurn({ isHeavy: true }, () => held));
    await expect(takeTurn({ isHeavy: true }, () => held)).rejects.toMatchObject({
      key: 'tooManyRequests',
    });
    end();
    await Promise.all(turns);
  });
});
