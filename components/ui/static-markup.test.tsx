/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { staticMarkup } from './static-markup';

function Item({ text }: { text: string }) {
  return (
    <li>
      <a href={`/search/${text}?a=1&b=2`} title={text} aria-current={false} data-deep={false}>
        {text}
      </a>
    </li>
  );
}

const tree = (
  <nav className="a b" aria-label="栏目" hidden={false} tabIndex={-1}>
    <ul style={{ color: 'red', '--hue': 3 } as object}>
      {['<script>', '"引号"', '以太坊 & Co', "it's"].map((text) => (
        <Item key={text} text={text} />
      ))}
    </ul>
    <>
      {3}
      {null}
      {false}
      <br />
      <label htmlFor="x">名</label>
      <input id="x" disabled required={false} />
      <svg
        viewBox="0 0 24 24"
        strokeWidth="1.75"
        strokeLinecap="round"
        fill="none"
        aria-hidden="true"
      >
        <path d="M5 12h14" />
      </svg>
      <span dangerouslySetInnerHTML={{ __html: '<b>粗</b>' }} />
    </>
  </nav>
);

describe('staticMarkup', () => {
  it('means the same to a browser as what React writes', () => {
    const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
    const ours = parse(staticMarkup(tree));
    const reacts = parse(renderToStaticMarkup(tree));
    expect(ours.isEqualNode(reacts)).toBe(true);
  });

  it('writes the names of attributes as HTML spells them', () => {
    const picture = <img srcSet="a 1x" fetchPriority="low" alt="" />;
    expect(staticMarkup(picture)).toBe('<img srcset="a 1x" fetchpriority="low" alt="">');
    expect(staticMarkup(<time dateTime="2026-01-01">x</time>)).toContain('datetime="2026-01-01"');
  });

  it('refuses what can not be a string: islands, promises, handlers', () => {
    const island = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });
    const Island = island as unknown as () => null;
    expect(() => staticMarkup(<Island />)).toThrow(/island/);
    const Slow = (() => Promise.resolve(null)) as unknown as () => null;
    expect(() => staticMarkup(<Slow />)).toThrow(/asynchronous/);
    expect(() => staticMarkup(<button onClick={() => undefined}>x</button>)).toThrow(/onclick/);
  });

  it.each(['javascript:alert(1)', ' JavaScript:x', 'java\tscript:x', '\u0001javascript:x'])(
    'lets an address that is a script (%j) lead nowhere, as React does',
    (address) => {
      expect(staticMarkup(<a href={address}>x</a>)).toBe('<a>x</a>');
      expect(staticMarkup(<form action={address} />)).toBe('<form></form>');
      expect(staticMarkup(<a title={address}>x</a>)).toContain('title=');
    },
  );

  it.each(['/javascript:x', 'https://e/?javascript:', 'join', '#j'])('keeps %j', (address) => {
    expect(staticMarkup(<a href={address}>x</a>)).toBe(`<a href="${address}">x</a>`);
  });
});
