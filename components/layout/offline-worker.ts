/** What of a service worker's scope is used here; the browser's own types are the page's. */
export interface WorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  fetch: typeof fetch;
  addEventListener(type: string, listener: (event: never) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
}

export interface OfflineOptions {
  /** Pages that are shown without a connection, by the prefix of their language. */
  offlinePages: Readonly<Record<string, string>>;
  /** Source of the expression for paths of articles: only these are kept. */
  articles: string;
  /** Articles that are kept, the last read ones. */
  articlesMax: number;
  /** Files of pages (scripts, styles) that are kept. */
  filesMax: number;
}

interface Lasting {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchLike extends Lasting {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface MessageLike extends Lasting {
  data?: { keep?: unknown };
}

/**
 * The service worker: keeps the pages of the articles that were read last, as everybody gets
 * them, and shows them without a connection. A connection always comes first, so nobody is held
 * in an old build; a new worker takes over at once.
 *
 * It is sent as its own source text, so it may use nothing from outside itself.
 */
export function offlineWorker(scope: WorkerScope, options: OfflineOptions): void {
  const ARTICLES = 'articles-1';
  const FILES = 'files-1';
  const OFFLINE = 'offline-1';
  const DAY_MS = 86_400_000;
  const isArticle = new RegExp(options.articles);
  const offlinePaths = Object.values(options.offlinePages);

  const pathOf = (url: string) => new URL(url, scope.location.origin).pathname;

  const offlinePathFor = (path: string) => {
    const prefix = Object.keys(options.offlinePages).find(
      (each) => each !== '' && (path === each || path.startsWith(`${each}/`)),
    );
    return options.offlinePages[prefix ?? ''] ?? '';
  };

  /** True for a whole page that everybody gets alike. */
  const isPublicPage = (response: Response) =>
    response.status === 200 &&
    !response.redirected &&
    (response.headers.get('content-type') ?? '').startsWith('text/html') &&
    (response.headers.get('cache-control') ?? '').includes('public');

  const trim = async (name: string, max: number) => {
    const cache = await scope.caches.open(name);
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - max))) await cache.delete(key);
  };

  /** Keeps the scripts and styles that a page names, and the site's own marks. */
  const keepFiles = async (html: string) => {
    const files = await scope.caches.open(FILES);
    const names = new Set([
      ...(html.match(/\/_next\/static\/[\w\-./~%[\]()]+\.(?:css|js)/g) ?? []),
      ...(html.match(/\/brand\/[\w.-]+\.svg/g) ?? []),
    ]);
    for (const name of names) {
      if (await files.match(name)) continue;
      const response = await scope.fetch(name).catch(() => undefined);
      if (response?.ok) await files.put(name, response);
    }
    await trim(FILES, options.filesMax);
  };

  let written: Promise<void> = Promise.resolve();

  /** Puts a page where the last read ones stand: what is kept is in the order of its reading. */
  const write = (name: string, path: string, page: Response): Promise<void> => {
    const done = written.then(async () => {
      const cache = await scope.caches.open(name);
      await cache.delete(path);
      await cache.put(path, page);
    });
    written = done.catch(() => undefined);
    return done;
  };

  /** Keeps a page that has come whole: one that breaks off leaves what is kept as it is. */
  const keepPage = async (name: string, path: string, response: Response) => {
    const html = await response.text();
    // The text is unpacked already, so these two would no longer be true of it.
    const headers = new Headers(response.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    await write(name, path, new Response(html, { headers }));
    await keepFiles(html);
  };

  /** Brings the offline page of a language in, where it is not there or a day old. */
  const keepOfflinePage = async (path: string) => {
    const known = await (await scope.caches.open(OFFLINE)).match(path);
    const madeAt = Date.parse(known?.headers.get('date') ?? '');
    if (known && Date.now() - madeAt < DAY_MS) return;
    const response = await scope.fetch(path).catch(() => undefined);
    if (response && isPublicPage(response)) await keepPage(OFFLINE, path, response);
  };

  const keepArticle = async (path: string, response: Response) => {
    await keepPage(ARTICLES, path, response);
    await trim(ARTICLES, options.articlesMax);
    await keepOfflinePage(offlinePathFor(path));
  };

  /** The kept articles as a list of links, the last read first; their titles are HTML already. */
  const listKept = async () => {
    await written;
    const cache = await scope.caches.open(ARTICLES);
    const rows: string[] = [];
    for (const key of await cache.keys()) {
      const html = await (await cache.match(key))?.text();
      const title = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html ?? '')?.[1] ?? '';
      const lang = /<html[^>]* lang="([\w-]+)"/.exec(html ?? '')?.[1] ?? '';
      const words = title.replace(/<[^>]*>/g, '').trim();
      if (words === '') continue;
      rows.unshift(
        `<li><a href="${pathOf(key.url)}" lang="${lang}" class="kept-article">${words}</a></li>`,
      );
    }
    return rows.join('');
  };

  const showOffline = async (path: string) => {
    const page = await (await scope.caches.open(OFFLINE)).match(path);
    if (!page) return Response.error();
    const list = await listKept();
    const html = (await page.text()).replace(
      /(<ul[^>]*data-kept-articles[^>]*>)(<\/ul>)/,
      (_whole, open: string, close: string) => open + list + close,
    );
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };

  const navigate = async (event: FetchLike) => {
    const path = pathOf(event.request.url);
    try {
      const response = (await event.preloadResponse) ?? (await scope.fetch(event.request));
      if (offlinePaths.includes(path) && isPublicPage(response)) {
        await keepPage(OFFLINE, path, response);
        return await showOffline(path);
      }
      if (isArticle.test(path)) {
        if (isPublicPage(response)) event.waitUntil(keepArticle(path, response.clone()));
        else if (response.status === 404 || response.status === 410) {
          event.waitUntil(scope.caches.open(ARTICLES).then((cache) => cache.delete(path)));
        }
      }
      return response;
    } catch {
      const kept = await (await scope.caches.open(ARTICLES)).match(path);
      return kept ?? showOffline(offlinePathFor(path));
    }
  };

  /** A file of a build never changes: it is the same from here and from the site. */
  const fileOf = async (request: Request) => {
    const files = await scope.caches.open(FILES);
    return (await files.match(request.url)) ?? scope.fetch(request);
  };

  /** A mark of the site may change under its address: the site comes first. */
  const markOf = async (request: Request) => {
    try {
      return await scope.fetch(request);
    } catch {
      return (await (await scope.caches.open(FILES)).match(request.url)) ?? Response.error();
    }
  };

  const install = async () => {
    for (const path of offlinePaths) await keepOfflinePage(path);
    await scope.skipWaiting();
  };

  const activate = async () => {
    const own = [ARTICLES, FILES, OFFLINE];
    for (const name of await scope.caches.keys()) {
      if (!own.includes(name)) await scope.caches.delete(name);
    }
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };

  scope.addEventListener('install', (event: Lasting) => event.waitUntil(install()));
  scope.addEventListener('activate', (event: Lasting) => event.waitUntil(activate()));
  scope.addEventListener('message', (event: MessageLike) => {
    const path = event.data?.keep;
    if (typeof path !== 'string' || !isArticle.test(path)) return;
    event.waitUntil(
      scope.fetch(path).then(
        (response) => (isPublicPage(response) ? keepArticle(path, response) : undefined),
        () => undefined,
      ),
    );
  });
  scope.addEventListener('fetch', (event: FetchLike) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(navigate(event));
    else if (url.pathname.startsWith('/_next/static/')) event.respondWith(fileOf(request));
    else if (url.pathname.startsWith('/brand/')) event.respondWith(markOf(request));
  });
}
