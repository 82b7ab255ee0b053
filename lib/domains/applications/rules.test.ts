import { answerDue, mayFollow } from './rules';

describe('answerDue', () => {
  it.each([
    // Monday morning: Wednesday evening, UTC+8.
    ['cooperation', '2026-11-02T02:00:00Z', '2026-11-04T10:00:00.000Z'],
    // Thursday: the weekend does not count.
    ['column', '2026-11-05T02:00:00Z', '2026-11-10T10:00:00.000Z'],
    // Saturday and Sunday both count from Monday on.
    ['cooperation', '2026-11-07T02:00:00Z', '2026-11-10T10:00:00.000Z'],
    ['cooperation', '2026-11-08T02:00:00Z', '2026-11-10T10:00:00.000Z'],
    // Still Sunday in UTC, already Monday in the site's time.
    ['cooperation', '2026-11-08T17:00:00Z', '2026-11-11T10:00:00.000Z'],
  ] as const)('%s sent %s is due %s', (kind, sent, due) => {
    expect(answerDue(kind, new Date(sent)).toISOString()).toBe(due);
  });
});

describe('mayFollow', () => {
  it.each([
    ['received', 'in_review', true],
    ['received', 'declined', true],
    ['in_review', 'approved', true],
    ['in_review', 'received', false],
    ['approved', 'declined', false],
    ['declined', 'in_review', false],
  ] as const)('%s → %s: %s', (from, to, expected) => {
    expect(mayFollow(from, to)).toBe(expected);
  });
});
