import { z } from 'zod';
import { clearOldSignIns } from '../domains/accounts/public';
import { importRecords } from '../domains/archived-content/public';
import { importArchived, importArticles } from '../domains/articles/public';
import { tellDue } from '../domains/content-desk/public';
import { APPLY_WORDS, applyWords } from '../domains/conversion/public';
import { RUN_IMPORT, runDeskImport } from '../domains/desk-imports/public';
import { importDrafts } from '../domains/writing/public';
import { installedStore } from '../platform/installed-store';
import { clearOldFeedback } from '../domains/feedback/public';
import { fetchHistory, listAssetsWithoutPast, refreshMarket } from '../domains/market/public';
import { remindHolders, tendOrders } from '../domains/orders/public';
import { publishDue } from '../domains/review/public';
import { clearOldSearches } from '../domains/search/public';
import { checkToolLinks } from '../domains/tools/public';
import { clearOldVisits } from '../domains/tracking/public';
import type { CallContext } from '../domains/domain-context';
import type { Env } from '../platform/env';
import {
  defineJob,
  handleJob,
  RetryLaterError,
  type JobHandler,
  type JobQueue,
} from '../platform/jobs';
import { MarketProviderError } from '../platform/market-provider';
import { installedPayments } from '../platform/payments';
import { httpMarketProvider } from '../platform/market-provider-http';
import { runInContext } from './execute';
import { letterHandler } from './letters';
import { sandboxNewsHandler } from './payment-webhook';
import { pushHandlers } from './push-jobs';

const REFRESH_MARKET = defineJob({
  name: 'market.refresh',
  payload: z.object({}),
  // The next slot's job is the next try: a retry past that is of no use.
  retryLimit: 3,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
});

const FETCH_HISTORY = defineJob({
  name: 'market.history',
  payload: z.object({ asset: z.string().min(1).max(64) }),
  retryLimit: 6,
  retryDelaySeconds: 60,
  timeoutSeconds: 60,
});

const CHECK_TOOLS = defineJob({
  name: 'tools.check',
  payload: z.object({}),
  retryLimit: 3,
  retryDelaySeconds: 300,
  timeoutSeconds: 900,
});

const CLEAR_OLD = defineJob({
  name: 'accounts.clear',
  payload: z.object({}),
  retryLimit: 3,
  retryDelaySeconds: 300,
  timeoutSeconds: 300,
});

const PUBLISH_DUE = defineJob({
  name: 'articles.publish',
  payload: z.object({}),
  // The next minute's job is the next try.
  retryLimit: 1,
  retryDelaySeconds: 10,
  timeoutSeconds: 300,
});

const TEND_ORDERS = defineJob({
  name: 'orders.tend',
  payload: z.object({}),
  // The next minute's job is the next try.
  retryLimit: 1,
  retryDelaySeconds: 10,
  timeoutSeconds: 300,
});

/** Pause between the coins' pasts: a source without a key answers a few calls a minute. */
const HISTORY_PAUSE_SECONDS = 15;
const DAY_SECONDS = 86_400;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** The kinds of jobs that this server has; empty where it needs no queue. */
export function jobHandlers(settings: Env): JobHandler[] {
  return [
    ...(hasAccounts(settings)
      ? [
          letterHandler(settings),
          CLEARING_HANDLER,
          PUBLISHING_HANDLER,
          ORDER_HANDLER,
          IMPORT_HANDLER,
          WORDS_HANDLER,
          ...(settings.PAYMENT_PROVIDER === 'sandbox' ? [sandboxNewsHandler()] : []),
        ]
      : []),
    ...(readsMarket(settings) ? marketHandlers(settings) : []),
    ...(checksTools(settings) ? [TOOL_HANDLER] : []),
    ...(hasAccounts(settings) ? pushHandlers(settings) : []),
  ];
}

const TOOL_HANDLER = handleJob(CHECK_TOOLS, (_payload, { signal }) =>
  asOwn(async (ctx) => void (await checkToolLinks({ ctx, signal }))),
);

const CLEARING_HANDLER = handleJob(CLEAR_OLD, () =>
  asOwn(async (ctx) => {
    await clearOldSignIns({ ctx });
    await clearOldFeedback({ ctx });
    await clearOldVisits({ ctx });
    await clearOldSearches({ ctx });
  }),
);

const PUBLISHING_HANDLER = handleJob(PUBLISH_DUE, () =>
  asOwn(async (ctx) => {
    await tellDue({ ctx });
    await publishDue({ ctx });
  }),
);

const ORDER_HANDLER = handleJob(TEND_ORDERS, () =>
  asOwn(async (ctx) => {
    await tendOrders({ ctx, provider: installedPayments() });
    await remindHolders({ ctx });
  }),
);

const WORDS_HANDLER = handleJob(APPLY_WORDS, (_payload, { signal }) =>
  applyWords({ inChange: asOwn, signal }),
);

/** Each batch is a change of its own: it is on the pages before the next one is read. */
const IMPORT_HANDLER = handleJob(RUN_IMPORT, ({ id }, { signal, isLastAttempt }) =>
  asOwn((ctx) =>
    runDeskImport({
      ctx,
      id,
      signal,
      isLastAttempt,
      store: installedStore(),
      sinkFor: (accountId) => ({
        importArticles: (articles) =>
          asOwn((own) => importArticles({ ctx: own, input: { articles } })),
        importArchived: (articles) =>
          asOwn((own) => importArchived({ ctx: own, input: { articles } })),
        importRecords: (records) =>
          asOwn((own) => importRecords({ ctx: own, input: { records, accountId } })),
        ...(accountId === null
          ? {}
          : {
              importDrafts: (drafts) =>
                asOwn((own) => importDrafts({ ctx: own, input: { accountId, drafts } })),
            }),
      }),
    }),
  ),
);

function marketHandlers(settings: Env): JobHandler[] {
  const provider = httpMarketProvider({
    baseUrl: settings.MARKET_API_URL,
    key: settings.MARKET_API_KEY,
  });
  return [
    handleJob(REFRESH_MARKET, (_payload, { signal }) =>
      asOwn(async (ctx) => obedient(() => refreshMarket({ ctx, provider, signal }))),
    ),
    handleJob(FETCH_HISTORY, ({ asset }, { signal }) =>
      asOwn(async (ctx) => obedient(() => fetchHistory({ ctx, provider, signal, asset }))),
    ),
  ];
}

/** Sets going what the kinds do by the clock; to be called once, when the database is open. */
export async function scheduleJobs(queue: JobQueue, settings: Env): Promise<void> {
  if (checksTools(settings)) {
    queue.schedule(CHECK_TOOLS, {}, settings.TOOL_CHECK_HOURS * HOUR_SECONDS);
  }
  if (hasAccounts(settings)) {
    queue.schedule(CLEAR_OLD, {}, DAY_SECONDS);
    queue.schedule(PUBLISH_DUE, {}, MINUTE_SECONDS);
    queue.schedule(TEND_ORDERS, {}, MINUTE_SECONDS);
  }
  if (!readsMarket(settings)) return;
  queue.schedule(REFRESH_MARKET, {}, settings.MARKET_REFRESH_SECONDS);
  const missing = await asOwn((ctx) => listAssetsWithoutPast(ctx));
  for (const [place, asset] of missing.entries()) {
    await queue.enqueue(
      FETCH_HISTORY,
      { asset },
      {
        startAfterSeconds: (place + 1) * HISTORY_PAUSE_SECONDS,
        uniqueKey: asset,
        uniqueSeconds: DAY_SECONDS,
      },
    );
  }
}

/** With an existing back end accounts and texts are that one's. */
function hasAccounts({ API_HOST }: Env): boolean {
  return API_HOST === undefined;
}

/** With an existing back end the figures are that one's. */
function readsMarket({ MARKET_PROVIDER, API_HOST }: Env): boolean {
  return MARKET_PROVIDER === 'http' && API_HOST === undefined;
}

/** Off until the settings name a pause. */
function checksTools(settings: Env): settings is Env & { TOOL_CHECK_HOURS: number } {
  return settings.TOOL_CHECK_HOURS !== undefined && settings.API_HOST === undefined;
}

/** Runs work as the product itself; what it changed is fresh on the pages. */
function asOwn<Result>(work: (ctx: CallContext) => Promise<Result>): Promise<Result> {
  return runInContext({ locale: 'zh-Hans', actor: { kind: 'system' } }, work);
}

/** Has the queue wait as long as the source asks. */
async function obedient(read: () => ReturnType<typeof refreshMarket>): Promise<void> {
  try {
    await read();
  } catch (error) {
    const seconds = error instanceof MarketProviderError ? error.retryAfterSeconds : undefined;
    if (seconds === undefined) throw error;
    throw new RetryLaterError((error as Error).message, seconds, { cause: error });
  }
}
