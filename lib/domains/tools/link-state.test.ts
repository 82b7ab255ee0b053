import { afterLook, outcomeOfStatus, shownState, type LinkFacts } from './link-state';

const NOW = new Date('2026-11-20T00:00:00.000Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const OK: LinkFacts = { linkState: 'ok', checkedAt: hoursAgo(1), failingSince: null };

describe('what is known of a link after a look', () => {
  it.each([
    ['answers again', { ...OK, linkState: 'dead', failingSince: hoursAgo(50) }, 'answers', 'ok'],
    ['is gone', OK, 'gone', 'dead'],
    ['is silent for the first time', OK, 'silent', 'ok'],
    ['has been silent for 23 hours', { ...OK, failingSince: hoursAgo(23) }, 'silent', 'ok'],
    ['has been silent for a day', { ...OK, failingSince: hoursAgo(24) }, 'silent', 'dead'],
    ['stays dead', { ...OK, linkState: 'dead', failingSince: hoursAgo(30) }, 'silent', 'dead'],
  ] as const)('%s', (_what, known, outcome, expected) => {
    const facts = afterLook(known, outcome, NOW);
    expect(facts.linkState).toBe(expected);
    expect(facts.checkedAt).toBe(NOW);
    expect(facts.failingSince === null).toBe(outcome === 'answers');
  });

  it('counts the silence from its beginning', () => {
    const first = afterLook(OK, 'silent', hoursAgo(10));
    expect(afterLook(first, 'silent', NOW).failingSince).toEqual(hoursAgo(10));
  });
});

describe('what a reader is told of a link', () => {
  it.each([
    ['never asked', 'unchecked', null, 'unchecked'],
    ['answered', 'ok', null, 'ok'],
    ['answered once, not the last time', 'ok', hoursAgo(2), 'silent'],
    ['never answered yet', 'unchecked', hoursAgo(2), 'silent'],
    ['gone', 'dead', hoursAgo(30), 'dead'],
  ] as const)('%s', (_what, linkState, failingSince, expected) => {
    expect(shownState({ linkState, failingSince })).toBe(expected);
  });
});

describe('what a status means', () => {
  it.each([
    [200, 'answers'],
    [403, 'answers'],
    [429, 'answers'],
    [404, 'gone'],
    [410, 'gone'],
    [500, 'silent'],
    [503, 'silent'],
  ] as const)('%i: %s', (status, outcome) => expect(outcomeOfStatus(status)).toBe(outcome));
});
