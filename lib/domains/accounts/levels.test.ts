import { levelOf, nextSteps, type Standing } from './levels';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-02T02:00:00.000Z');

function standing({ days = 0, ...changes }: Partial<Standing> & { days?: number } = {}): Standing {
  return {
    isEmailVerified: true,
    createdAt: new Date(now.getTime() - days * DAY_MS),
    now,
    approvedArticles: 0,
    grantedLevel: 0,
    ...changes,
  };
}

describe('levelOf', () => {
  it.each([
    ['a new account', {}, 1],
    ['six days and a bit', { days: 6.99 }, 1],
    ['seven days', { days: 7 }, 2],
    ['seven days without a verified address', { days: 7, isEmailVerified: false }, 1],
    ['three articles', { days: 7, approvedArticles: 3 }, 3],
    ['two articles', { days: 300, approvedArticles: 2 }, 2],
    ['three articles in the first week', { days: 1, approvedArticles: 3 }, 1],
    ['many articles', { days: 300, approvedArticles: 80 }, 3],
    ['a column granted in the first week', { grantedLevel: 4 }, 4],
    ['a branch', { days: 300, approvedArticles: 3, grantedLevel: 6 }, 6],
    ['a grant beyond the tiers', { grantedLevel: 9 }, 6],
    ['a clock that was put back', { days: -3 }, 1],
  ] as const)('gives %s its level', (_name, changes, level) => {
    expect(levelOf(standing(changes))).toBe(level);
  });
});

describe('nextSteps', () => {
  const keysAt = (changes: Parameters<typeof standing>[0]) =>
    nextSteps(standing(changes)).map(({ key }) => key);

  it('asks a novice for the address first, where it is not verified', () => {
    expect(nextSteps(standing({ days: 9, isEmailVerified: false }))).toEqual([
      { key: 'email', wanted: 1, count: 0, is_met: false },
      { key: 'days', wanted: 7, count: 7, is_met: true },
    ]);
  });

  it('counts days and articles as far as they go', () => {
    expect(nextSteps(standing({ days: 2.5 }))).toEqual([
      { key: 'days', wanted: 7, count: 2, is_met: false },
    ]);
    expect(nextSteps(standing({ days: 20, approvedArticles: 1 }))).toEqual([
      { key: 'articles', wanted: 3, count: 1, is_met: false },
    ]);
  });

  it('asks for what the desk decides above that, and for nothing at the top', () => {
    expect(keysAt({ days: 20, approvedArticles: 3 })).toEqual(['column']);
    expect(keysAt({ grantedLevel: 4 })).toEqual(['documents']);
    expect(keysAt({ grantedLevel: 5 })).toEqual(['contract']);
    expect(keysAt({ grantedLevel: 6 })).toEqual([]);
  });
});
