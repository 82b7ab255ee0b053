import { createRateLimits, type LimitRule } from './rate-limit';

const rule: LimitRule = { name: 'test', points: 2, seconds: 60 };

describe.each([
  ['in memory', undefined],
  // Nothing listens there: the memory stands in.
  ['with a Redis that does not answer', 'redis://127.0.0.1:1'],
])('limits %s', (_where, redisUrl) => {
  const limits = createRateLimits(redisUrl);
  afterAll(() => limits.close());

  it('lets through as often as the rule says, then tells when to come back', async () => {
    expect(await limits.take(rule, 'a')).toEqual({ isAllowed: true });
    expect(await limits.take(rule, 'a')).toEqual({ isAllowed: true });
    const refused = await limits.take(rule, 'a');
    expect(refused.isAllowed).toBe(false);
    const { retryAfterSeconds } = refused as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('counts each key and each rule by itself', async () => {
    await limits.take(rule, 'b');
    await limits.take(rule, 'b');
    expect((await limits.take(rule, 'c')).isAllowed).toBe(true);
    expect((await limits.take({ ...rule, name: 'other' }, 'b')).isAllowed).toBe(true);
    expect((await limits.take(rule, 'b')).isAllowed).toBe(false);
  });

  it('lets exactly as many through when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => limits.take(rule, 'at once')),
    );
    expect(answers.filter(({ isAllowed }) => isAllowed)).toHaveLength(2);
  });

  it('forgives', async () => {
    await limits.take(rule, 'd');
    await limits.take(rule, 'd');
    await limits.forgive(rule, 'd');
    expect((await limits.take(rule, 'd')).isAllowed).toBe(true);
  });

  it('begins anew when the window is over', async () => {
    const short = { name: 'short', points: 1, seconds: 1 };
    await limits.take(short, 'e');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_100);
    try {
      expect((await limits.take(short, 'e')).isAllowed).toBe(true);
    } finally {
      now.mockRestore();
    }
  });
});
