import { KEPT, PRIVATE, servePages } from '../testing/page-server-bench';
import { quietPage } from './quiet-page';

const quiet = (html: string, script: string) => quietPage(Buffer.from(html), script).toString();

const SCRIPT = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const BEHAVIOURS = '<div class="route-progress" aria-hidden="true"></div>';
const page = (head: string, body: string) =>
  `<html><head>${head}</head><body>${body}</body></html>`;

describe('a page whose scripts are held back', () => {
  const html = page(
    `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>` +
      `<link rel="preload" as="image" href="/cover.avif"/>${SCRIPT('a')}${SCRIPT('b')}` +
      '<script src="/_next/static/chunks/old.js" noModule=""></script><script>boot()</script>',
    `${BEHAVIOURS}${SCRIPT('a')}<script type="application/ld+json">{}</script>`,
  );

  it('names each of them once in its first script, at the end of its head', () => {
    expect(quiet(html, 'start()')).toBe(
      page(
        '<link rel="preload" as="image" href="/cover.avif"/>' +
          '<script src="/_next/static/chunks/old.js" noModule=""></script><script>boot()</script>' +
          '<script data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js">start()</script>',
        `${BEHAVIOURS}<script type="application/ld+json">{}</script>`,
      ),
    );
  });

  it('keeps words of every script, and scripts that are not the build’s or not loaded so', () => {
    const rest =
      '<p>链上数据 📈 <code>&lt;script src="/_next/static/</code></p>' +
      '<script src="/_next/static/chunks/plain.js"></script><script src="/own.js" async=""></script>';
    const html = page(SCRIPT('a'), `${BEHAVIOURS}${rest}${SCRIPT('b')}<p>完</p>`);
    expect(quiet(html, '')).toContain(`${rest}<p>完</p>`);
  });

  it('has the first script as it is, whatever letters it is made of', () => {
    expect(quiet(html, "say('$&$1$`')")).toContain("b.js\">say('$&$1$`')</script></head>");
  });
});

it.each([
  ['without behaviours', page(SCRIPT('a'), '<p>Offline</p>')],
  ['without scripts', page('', BEHAVIOURS)],
  ['that waits for them', page(SCRIPT('a'), `${BEHAVIOURS}<div data-awaits-scripts=""></div>`)],
  ['without a head', `${SCRIPT('a')}${BEHAVIOURS}`],
])('a page %s stays as it is', (_, html) => expect(quiet(html, 'start()')).toBe(html));

describe('the page server', () => {
  const site = servePages();
  const body = page(SCRIPT('a'), BEHAVIOURS);

  it('holds back the scripts of pages that are everybody’s', async () => {
    site.startBy('start()');
    site.next = () => ({ headers: { ...KEPT, 'content-type': 'text/html' }, body });
    const first = await site.ask('/gw_detail/5');
    const kept = await site.ask('/gw_detail/5');
    for (const reply of [first, kept]) expect(reply.body.toString()).toBe(quiet(body, 'start()'));
  });

  it('leaves the reader’s own pages and what is no page alone', async () => {
    site.startBy('start()');
    site.next = () => ({ headers: { ...PRIVATE, 'content-type': 'text/html' }, body });
    expect((await site.ask('/my/mywz')).body.toString()).toBe(body);
    site.next = () => ({ headers: { ...KEPT, 'content-type': 'application/xml' }, body });
    expect((await site.ask('/feeds/en/articles.rss')).body.toString()).toBe(body);
  });

  it('leaves pages alone where it was given no first script', async () => {
    site.next = () => ({ headers: { ...KEPT, 'content-type': 'text/html' }, body });
    expect((await site.ask('/gw_detail/5')).body.toString()).toBe(body);
  });
});
