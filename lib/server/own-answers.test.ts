import { ownAnswerTo } from './own-answers';

const answerTo = (target: string, method = 'GET') => ownAnswerTo(method, target, '1.0.0');

describe('an address with steps in it', () => {
  it.each([
    ['/search/%2e%2e', '/'],
    ['/en/%2E./admin?a=../b', '/admin?a=../b'],
    ['/gw_detail/./1', '/gw_detail/1'],
    ['/zh-hant/home/..', '/zh-hant/'],
    ['/x/%2e%2e/api/internal/expire', '/api/internal/expire'],
    ['//elsewhere.example/%2e%2e//other.example', '/other.example'],
    ['/\\elsewhere.example/../\\/other.example', '/other.example'],
  ])('%s leads to %s, as browsers read it', (target, location) => {
    expect(answerTo(target)).toMatchObject({ status: 308, headers: { location } });
    expect(answerTo(location)?.headers.location).toBeUndefined();
  });

  it.each(['/gw_detail/1?next=/../x', '/search/..a', '/search/%2e%2e%2e', '/search/a%2f..%2fb'])(
    '%s has none',
    (target) => expect(answerTo(target)).toBeUndefined(),
  );
});

describe('a method that has no answer', () => {
  it.each(['POST', 'TRACE', 'PROPFIND'])('%s: a page says which have one', (method) => {
    expect(answerTo('/en', method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('is told to a call with those that calls have', () => {
    const { status, headers } = answerTo('/api/login', 'TRACE') ?? {};
    expect(status).toBe(405);
    expect(headers?.allow).toContain('POST');
  });
});
