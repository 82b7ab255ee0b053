import { AsyncLocalStorage } from 'node:async_hooks';
import { isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Frozen } from './frozen';
import { PART_ATTRIBUTE, partHtml, type PageParts } from './page-parts';
import { Printed } from './printed';
import { staticMarkup } from './static-markup';

let locale = 'zh-Hans';
jest.mock('next-intl', () => ({ useLocale: () => locale }));

const HOLDER = Symbol.for('chaintide.page-parts');
const holder = globalThis as { [HOLDER]?: AsyncLocalStorage<PageParts> };

function Row({ text }: { text: string }) {
  return (
    <p className="row">
      <b>{text}</b>
    </p>
  );
}

function frozen(text: string): ReactElement<Record<string, unknown>> {
  const element = Frozen({ children: <Row text={text} /> });
  if (!isValidElement(element)) throw new Error('Nothing was rendered.');
  return element as ReactElement<Record<string, unknown>>;
}

describe('Frozen', () => {
  afterEach(() => delete holder[HOLDER]);

  it('holds its HTML itself where no server of ours makes the page', () => {
    const element = frozen('<tide>');
    expect(element.type).toBe('p');
    expect(element.props).toEqual({
      className: 'row',
      dangerouslySetInnerHTML: { __html: '<b>&lt;tide&gt;</b>' },
    });
  });

  it('puts its HTML among the parts of the page, each under a name of its own', () => {
    const storage = new AsyncLocalStorage<PageParts>();
    holder[HOLDER] = storage;
    storage.run(new Map(), () => {
      const [first, second] = [frozen('one'), frozen('one')];
      expect(first.type).toBe(Printed);
      const names = [first, second].map(({ props }) => props.part as string);
      expect(new Set(names).size).toBe(2);
      expect(names.map(partHtml)).toEqual(['<b>one</b>', '<b>one</b>']);
    });
  });

  it('is made anew in another language, though its props are the same', () => {
    const words: Record<string, string> = { 'zh-Hans': '潮', en: 'tide' };
    const Words = () => <p>{words[locale]}</p>;
    const html = () =>
      (
        Frozen({ children: <Words /> }) as ReactElement<{
          dangerouslySetInnerHTML: { __html: string };
        }>
      ).props.dangerouslySetInnerHTML.__html;
    expect(html()).toBe('潮');
    locale = 'en';
    expect(html()).toBe('tide');
    locale = 'zh-Hans';
    expect(html()).toBe('潮');
  });

  it('is made once for the same language and props, and again for other components', () => {
    const made = jest.fn<null, []>(() => null);
    const Counted = () => <p>{made()}</p>;
    const Other = () => <p>{made()}</p>;
    Frozen({ children: <Counted /> });
    Frozen({ children: <Counted /> });
    expect(made).toHaveBeenCalledTimes(1);
    Frozen({ children: <Other /> });
    expect(made).toHaveBeenCalledTimes(2);
  });

  it('is made once for all pages that differ in its blanks alone, and filled in for each', () => {
    const made = jest.fn<null, []>(() => null);
    const Link = ({ to, name }: { to: string; name: string }) => (
      <p title={name}>
        <a href={to}>{name}</a>
        {made()}
      </p>
    );
    const pageOf = (to: string, name: string) =>
      Frozen({
        blanks: { to, name },
        children: (blanks) => <Link {...blanks} />,
      }) as ReactElement<{ title: string; dangerouslySetInnerHTML: { __html: string } }>;
    const [first, second] = [pageOf('/en', 'tide'), pageOf('/gw_dex/"1"', '<潮>')];
    expect(first.props.dangerouslySetInnerHTML.__html).toBe('<a href="/en">tide</a>');
    expect(second.props.dangerouslySetInnerHTML.__html).toBe(
      '<a href="/gw_dex/&quot;1&quot;">&lt;潮&gt;</a>',
    );
    // React itself escapes what it writes.
    expect([first.props.title, second.props.title]).toEqual(['tide', '<潮>']);
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('looks into nothing of an element among the props, and does not keep what it made', () => {
    const Framed = ({ inner }: { inner: ReactElement }) => <p>{inner}</p>;
    const touched = jest.fn(() => 'react');
    const innerOf = (text: string) =>
      Object.create(<b>{text}</b>, {
        $$typeof: { value: Symbol.for('react.transitional.element'), enumerable: true },
        _owner: {
          value: Object.defineProperty({}, 'page', { get: touched, enumerable: true }),
          enumerable: true,
        },
      }) as ReactElement;
    const htmlOf = (text: string) => {
      const element = Frozen({ children: <Framed inner={innerOf(text)} /> });
      return (element as ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>).props
        .dangerouslySetInnerHTML.__html;
    };
    expect([htmlOf('one'), htmlOf('two')]).toEqual(['<b>one</b>', '<b>two</b>']);
    expect(touched).not.toHaveBeenCalled();
  });

  it('is part of the string that an outer one is made of', () => {
    const storage = new AsyncLocalStorage<PageParts>();
    holder[HOLDER] = storage;
    const markup = storage.run(new Map(), () =>
      staticMarkup(
        <div>
          <Frozen>
            <Row text="inner" />
          </Frozen>
        </div>,
      ),
    );
    expect(markup).toBe('<div><p class="row"><b>inner</b></p></div>');
  });
});

describe('Printed', () => {
  it('names its part in the document and takes its HTML from the page in the making', () => {
    const storage = new AsyncLocalStorage<PageParts>();
    holder[HOLDER] = storage;
    const markup = storage.run(new Map([['p0', '<i>text</i>']]), () =>
      renderToStaticMarkup(<Printed as="p" attributes={{ lang: 'en' }} part="p0" />),
    );
    expect(markup).toBe(`<p lang="en" ${PART_ATTRIBUTE}="p0"><i>text</i></p>`);
    delete holder[HOLDER];
  });

  it('fails rather than to write a page without its text', () => {
    expect(() => partHtml('p7')).toThrow('p7');
  });
});
