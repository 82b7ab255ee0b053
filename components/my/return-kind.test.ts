import { returnKind } from './return-kind';

describe('returnKind', () => {
  it.each([
    ['', false, 'idle'],
    ['?state=x', false, 'idle'],
    ['?code=abc&state=x', false, 'returned'],
    ['?error=access_denied&code=abc', false, 'cancelled'],
    ['?error=access_denied', true, 'signedIn'],
  ] as const)('of %j, signed in %j, is %s', (search, isIn, kind) => {
    expect(returnKind(search, isIn)).toBe(kind);
  });
});
