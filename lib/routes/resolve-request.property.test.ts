import fc from 'fast-check';
import { ALL_ROUTES } from './route-table';
import { resolveRequest, type RouteDecision, type RouteRequest } from './resolve-request';

/** What a URL has after the server parsed it, or what a hostile client put there raw. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    '.',
    '..',
    '%',
    '%00',
    '%2F',
    '%E0%A4%A',
    '\\',
    '//evil.example',
    '\r\n',
    '\uD800',
  ),
  fc.constantFrom('5', '0', '05', '2147483648', 'page', '2', 'login', '2024-01-01', '__proto__'),
  fc.constantFrom('flash', 'date', 'flash-date', 'date-flash', 'flash-article', '-'),
);
const knownPath = fc.constantFrom(
  ...ALL_ROUTES.flatMap(({ path, sample, aliases }) => [
    path,
    sample,
    ...(aliases ?? []).map((alias) => alias.path),
  ]),
);
const prefix = fc.constantFrom('', '/', '/en', '/zh-hant', '/zh-Hans', '/zh-Hant', '/EN', '/hk');
const pathname = fc.oneof(
  fc
    .tuple(
      prefix,
      knownPath,
      fc.array(fc.oneof(hostileText, hostileText.map(encode)), { maxLength: 3 }),
    )
    .map(([before, path, after]) => [before + path, ...after].join('/')),
  fc.tuple(prefix, hostileText).map(([before, rest]) => `${before}/${rest}`),
  hostileText,
);
const queryName = fc.oneof(
  fc.constantFrom('id', 'keyword', 'key', 'page', 'type', 'date', 'order', 'code', '_rsc'),
  fc.constantFrom('kind', 'sort', 'ticket'),
  fc.constantFrom('utm_source', 'from', 'UTM_X', 'lang', 'locale', 'x'),
  hostileText,
);
const search = fc.oneof(
  hostileText,
  fc
    .array(fc.tuple(queryName, fc.oneof(hostileText, hostileText.map(encode))), { maxLength: 5 })
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
);
const cookies = fc.record({
  lang: fc.oneof(fc.constantFrom(undefined, 'en', 'zh-hant', 'zh-hans'), hostileText),
  token: fc.oneof(fc.constantFrom(undefined, ''), hostileText),
});
const request: fc.Arbitrary<RouteRequest> = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST'),
  pathname,
  search,
  cookies,
});

describe('resolveRequest, for any request', () => {
  it('reaches a page after at most one redirect, which stays there', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const first = resolveRequest(asked);
        if (first.kind === 'redirect') {
          const expected = { kind: 'render', ...(isMalformed(asked) ? {} : { status: 200 }) };
          expect(follow(asked, first)).toMatchObject(expected);
        }
      }),
      { numRuns: 5000 },
    );
  });

  it('redirects only to a path on this site, safe in a header', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const decision = resolveRequest(asked);
        const path = decision.kind === 'redirect' ? decision.location : decision.rewrite;
        expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        const url = new URL(path, 'https://site.example');
        expect(url.origin + url.pathname + url.search + url.hash).toBe(
          `https://site.example${path}`,
        );
      }),
      { numRuns: 5000 },
    );
  });

  it('renders under a language tag, and redirects no method but GET and HEAD', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const decision = resolveRequest(asked);
        if (decision.kind === 'render') {
          expect(decision.rewrite).toMatch(new RegExp(`^/${decision.locale}/[a-zA-Z]`));
        } else {
          expect(asked.method !== 'POST' || isMalformed(asked)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps cookies small and stores nothing personal', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const decision = resolveRequest(asked);
        if (decision.kind === 'render') return;
        for (const { name, value } of decision.cookies) {
          expect(decision.isPrivate).toBe(true);
          const limit = name === 'campaign' ? 512 : 4096;
          expect(encodeURIComponent(value).length).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('resolveRequest, for any keyword', () => {
  const keyword = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '/',
          '%',
          '#',
          '?',
          '+',
          '&',
          '=',
          ' ',
          '.',
          '"',
          "'",
          '\\',
          '比特币',
          '🚀',
        ),
        fc.string({ unit: 'grapheme', maxLength: 5 }),
      ),
      { minLength: 1, maxLength: 20 },
    )
    .map((parts) =>
      parts
        .join('')
        .replace(/\p{Cc}/gu, '')
        .trim(),
    )
    .filter((text) => text !== '' && text !== '.' && text !== '..');

  it('brings it back unchanged from query to path, in every language', () => {
    fc.assert(
      fc.property(keyword, fc.constantFrom('', '/en', '/zh-hant'), (text, before) => {
        const query = new URLSearchParams({ keyword: text }).toString();
        const asked = { method: 'GET', pathname: `${before}/search`, search: query, cookies: {} };
        const decision = resolveRequest(asked);
        expect(decision.kind).toBe('redirect');
        const path = decision.kind === 'redirect' ? decision.location : '';
        expect(path.startsWith(`${before}/search/`)).toBe(true);
        const segment = new URL(path, 'https://site.example').pathname.split('/').at(-1) ?? '';
        expect(decodeURIComponent(segment)).toBe(text);
        expect(resolveRequest({ ...asked, pathname: path, search: '' }).kind).toBe('render');
      }),
      { numRuns: 2000 },
    );
  });
});

/** Asks again as a browser would: the URL parsed, without its fragment, with the same cookies. */
function follow(asked: RouteRequest, decision: RouteDecision): RouteDecision {
  if (decision.kind === 'render') return decision;
  const url = new URL(decision.location, 'https://site.example');
  return resolveRequest({ ...asked, pathname: url.pathname, search: url.search });
}

function isMalformed({ pathname: path }: RouteRequest): boolean {
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
