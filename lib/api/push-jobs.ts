import { z } from 'zod';
import { listArticlePlaces, listFlashPlaces, type ChangedPlace } from '../domains/discovery/public';
import type { CallContext } from '../domains/domain-context';
import type { Env } from '../platform/env';
import { defineJob, handleJob, type JobHandler, type JobQueue } from '../platform/jobs';
import { logger } from '../platform/logger';
import { NotToldError, tellService } from '../platform/tell-others';
import { FEED_FORMS, feedPath, type FeedScope } from '../routes/feed-path';
import { href } from '../routes/href';
import { runInContext } from './execute';
import { absoluteUrl } from './site';

/** What changed, by id: where it stands is looked up when it is told, and may have changed again. */
const payload = z.object({
  articles: z.array(z.int().positive()),
  flashes: z.array(z.int().positive()),
});
type Changed = z.infer<typeof payload>;

/** With pauses that double from a minute this is about a day of a service that is away. */
const PATIENCE = { retryLimit: 10, retryDelaySeconds: 60, timeoutSeconds: 60 } as const;

const TELL_INDEXNOW = defineJob({ name: 'push.indexnow', payload, ...PATIENCE });
const TELL_BAIDU = defineJob({ name: 'push.baidu', payload, ...PATIENCE });
const TELL_HUB = defineJob({ name: 'push.websub', payload, ...PATIENCE });

/** Things that one job tells of: three addresses each stay far below what the services take. */
const THINGS_PER_JOB = 500;

/** Path of the file by which IndexNow sees that the key is this site's. */
export function indexNowKeyPath(key: string): string {
  return `/${key}.txt`;
}

/** The kinds of pushes that the settings turn on; none by themselves. */
export function pushHandlers(settings: Env): JobHandler[] {
  const { INDEXNOW_KEY: key, BAIDU_PUSH_TOKEN: token, WEBSUB_HUB_URL: hub } = settings;
  return [
    ...(key
      ? [
          handleJob(
            TELL_INDEXNOW,
            tell((urls, run) => tellIndexNow(settings, key, urls, run)),
          ),
        ]
      : []),
    ...(token
      ? [
          handleJob(
            TELL_BAIDU,
            tell((urls, run) => tellBaidu(settings, token, urls, run), true),
          ),
        ]
      : []),
    ...(hub
      ? [
          handleJob(TELL_HUB, async (changed, { signal }) => {
            await tellHub(hub, await placesOf(changed), signal);
          }),
        ]
      : []),
  ];
}

/**
 * Writes down that some things changed, for every service that is set up. Whoever published
 * waits for none of it, and a queue that fails is a line in the log.
 * @param tags of the change, as verbs name them
 */
export function pushChanges(queue: JobQueue, settings: Env, tags: readonly string[]): void {
  const changed = { articles: idsOf(tags, 'article'), flashes: idsOf(tags, 'flash') };
  const jobs = inParts(changed);
  for (const { kind } of pushHandlers(settings)) {
    for (const part of jobs) {
      queue.enqueue(kind, part).catch((error: unknown) => {
        logger('jobs').error({ err: error, job: kind.name }, 'A push could not be written down.');
      });
    }
  }
}

type Run = { signal: AbortSignal };

function tell(to: (urls: string[], run: Run) => Promise<void>, isLiveOnly = false) {
  return async (changed: Changed, run: Run) => {
    const places = await placesOf(changed);
    const urls = places
      .filter(({ isLive }) => isLive || !isLiveOnly)
      .flatMap(({ kind, id, editions }) => {
        const routeId = kind === 'article' ? 'gw_detail' : 'kuaixun_wz';
        return editions.map((locale) => absoluteUrl(href(routeId, { locale, param: id })));
      });
    if (urls.length > 0) await to(urls, run);
  };
}

/** https://www.indexnow.org/documentation: what was withdrawn is told as well. */
async function tellIndexNow(
  settings: Env,
  key: string,
  urlList: string[],
  { signal }: Run,
): Promise<void> {
  const { host } = new URL(settings.SITE_URL);
  const keyLocation = absoluteUrl(indexNowKeyPath(key));
  const body = JSON.stringify({ host, key, keyLocation, urlList });
  const type = 'application/json; charset=utf-8';
  await tellService('IndexNow', { url: settings.INDEXNOW_URL, type, body, signal });
}

/** Baidu's link submission: addresses as lines; it takes no withdrawals. */
async function tellBaidu(
  settings: Env,
  token: string,
  urls: string[],
  { signal }: Run,
): Promise<void> {
  const url = new URL(settings.BAIDU_PUSH_URL);
  url.searchParams.set('site', new URL(settings.SITE_URL).origin);
  url.searchParams.set('token', token);
  const body = urls.join('\n');
  const told = await tellService('Baidu', { url: url.href, type: 'text/plain', body, signal });
  if (/"error"/.test(told.body)) throw new NotToldError('Baidu took nothing of it.');
}

/** WebSub, as hubs take it: the feeds that are not what they were. */
async function tellHub(
  hub: string,
  places: readonly ChangedPlace[],
  signal: AbortSignal,
): Promise<void> {
  const feeds = [...new Set(places.flatMap(feedsOf))];
  if (feeds.length === 0) return;
  const form = new URLSearchParams({ 'hub.mode': 'publish' });
  feeds.forEach((feed) => form.append('hub.url', feed));
  const type = 'application/x-www-form-urlencoded';
  await tellService('The hub', { url: hub, type, body: form.toString(), signal });
}

function feedsOf({ kind, editions, lists }: ChangedPlace): string[] {
  const { section, labelIds = [], authorId, category } = lists;
  const scopes: FeedScope[] =
    kind === 'flash'
      ? [
          { kind: 'flash' },
          { kind: 'flash', key: category ?? '' },
          { kind: 'flash', key: 'important' },
        ]
      : [
          { kind: 'articles' },
          { kind: 'section', key: section ?? '' },
          ...labelIds.map((id) => ({ kind: 'label' as const, id })),
          { kind: 'author', id: authorId ?? 0 },
        ];
  return editions.flatMap((locale) =>
    scopes.flatMap((scope) => FEED_FORMS.map((form) => absoluteUrl(feedPath(locale, scope, form)))),
  );
}

async function placesOf({ articles, flashes }: Changed): Promise<ChangedPlace[]> {
  return asOwn(async ({ db }) => [
    ...(await listArticlePlaces(db, articles)),
    ...(await listFlashPlaces(db, flashes)),
  ]);
}

function asOwn<Result>(work: (ctx: CallContext) => Promise<Result>): Promise<Result> {
  return runInContext({ locale: 'zh-Hans', actor: { kind: 'system' } }, work);
}

function inParts({ articles, flashes }: Changed): Changed[] {
  const parts: Changed[] = [];
  for (let at = 0; at < articles.length; at += THINGS_PER_JOB) {
    parts.push({ articles: articles.slice(at, at + THINGS_PER_JOB), flashes: [] });
  }
  for (let at = 0; at < flashes.length; at += THINGS_PER_JOB) {
    parts.push({ articles: [], flashes: flashes.slice(at, at + THINGS_PER_JOB) });
  }
  return parts;
}

function idsOf(tags: readonly string[], kind: string): number[] {
  const ids = tags.map((tag) => new RegExp(`^${kind}:(\\d+)$`).exec(tag)?.[1]);
  return [...new Set(ids.filter((id) => id !== undefined).map(Number))];
}
