import { callerOf } from './request-caller';

const from = (headers: Record<string, string>) =>
  callerOf(new Request('http://localhost/api/pvuv', { method: 'POST', headers }));

describe('who asks', () => {
  it.each([
    [{}, false],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-gpc': '1' }, true],
    [{ dnt: '1' }, true],
    // A page elsewhere that lets its visitors' browsers read here for it.
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
  ])('with %j is not counted: %s', (headers, isUncounted) => {
    expect(from(headers).wantsNoTracking).toBe(isUncounted);
  });
});
