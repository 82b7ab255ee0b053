import { z } from 'zod';
import { MarketProviderError, type MarketProvider, type MarketReading } from './market-provider';

export interface HttpMarketOptions {
  /** Address below which /simple/price and the others are. */
  baseUrl: string;
  /** Sent as `x-cg-demo-api-key`, or as `x-cg-pro-api-key` to the address for paying ones. */
  key?: string | undefined;
  timeoutMs?: number;
  now?: () => Date;
}

const TIMEOUT_MS = 10_000;
/** No answer of theirs is nearly as long; a longer one is not read. */
const ANSWER_MAX_BYTES = 5_000_000;
const RETRY_AFTER_MAX_SECONDS = 3600;
const DAY_MS = 86_400_000;

const amount = z.number().nullish();

const markets = z.array(
  z.object({
    id: z.string(),
    current_price: amount,
    market_cap: amount,
    circulating_supply: amount,
    price_change_percentage_24h: amount,
    last_updated: z.iso.datetime().nullish(),
  }),
);
const simplePrices = z.record(
  z.string(),
  z.object({ usd: amount, usd_24h_change: amount, usd_market_cap: amount }),
);
const global = z.object({
  data: z.object({
    total_market_cap: z.object({ usd: z.number().positive() }),
    market_cap_percentage: z.object({ btc: z.number().min(0).max(100) }),
    updated_at: z.number().int().positive(),
  }),
});
const marketChart = z.object({ prices: z.array(z.tuple([z.number(), z.number()])) });

/**
 * A source that answers as CoinGecko's API v3 does (docs.coingecko.com/v3.0.1/reference).
 * It is asked without pause for its answer, so whoever calls decides when to try again.
 */
export function httpMarketProvider(options: HttpMarketOptions): MarketProvider {
  const { now = () => new Date() } = options;
  const source = new URL(options.baseUrl).hostname;

  async function get<Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
    signal: AbortSignal | undefined,
  ): Promise<z.output<Schema>> {
    const url = new URL(`${options.baseUrl.replace(/\/+$/, '')}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await ask(url, options, signal);
    return parseAnswer(path, await readText(path, response), schema);
  }

  return {
    async readNow(assets, signal) {
      const ids = assets.join(',');
      const listed = await get(
        '/coins/markets',
        { vs_currency: 'usd', ids, per_page: '250' },
        markets,
        signal,
      );
      const quotes = listed.flatMap((coin) =>
        quoteOf(coin.id, coin.current_price, coin.price_change_percentage_24h, coin.market_cap),
      );
      const missing = assets.filter((asset) => !quotes.some((quote) => quote.asset === asset));
      if (missing.length > 0) {
        const query = {
          ids: missing.join(','),
          vs_currencies: 'usd',
          include_24hr_change: 'true',
          include_market_cap: 'true',
        };
        const prices = await get('/simple/price', query, simplePrices, signal);
        for (const [id, price] of Object.entries(prices)) {
          if (!missing.includes(id)) continue;
          quotes.push(...quoteOf(id, price.usd, price.usd_24h_change, price.usd_market_cap));
        }
      }
      if (quotes.length === 0) throw new MarketProviderError(`${source} knows none of the coins.`);
      const totals = (await get('/global', {}, global, signal)).data;
      const asOf = newest(listed.map((coin) => coin.last_updated)) ?? now().toISOString();
      const at = dayOf(Date.parse(asOf));
      const points: MarketReading['points'] = [
        ...quotes.map(({ asset, priceUsd }) => ({
          metric: 'price' as const,
          asset,
          at,
          value: priceUsd,
        })),
        { metric: 'market_cap', asset: '', at, value: totals.total_market_cap.usd },
        { metric: 'dominance', asset: '', at, value: totals.market_cap_percentage.btc },
      ];
      const bitcoin = listed.find((coin) => coin.id === 'bitcoin')?.circulating_supply;
      const bitcoinSupply =
        bitcoin !== undefined && bitcoin !== null && bitcoin > 0 ? bitcoin : null;
      return { source, asOf, isSample: false, quotes, points, bitcoinSupply };
    },

    async readHistory(asset, days, signal) {
      const { prices } = await get(
        `/coins/${encodeURIComponent(asset)}/market_chart`,
        { vs_currency: 'usd', days: String(days), interval: 'daily' },
        marketChart,
        signal,
      );
      const points = prices
        .filter(([at, value]) => Number.isFinite(at) && Number.isFinite(value) && value >= 0)
        .map(([at, value]) => ({ metric: 'price' as const, asset, at: dayOf(at), value }));
      if (points.length === 0) throw new MarketProviderError(`${source} has no past of ${asset}.`);
      const asOf = new Date(prices.at(-1)?.[0] ?? now()).toISOString();
      return { source, asOf, isSample: false, quotes: [], points, bitcoinSupply: null };
    },
  };
}

async function ask(
  url: URL,
  { key, timeoutMs = TIMEOUT_MS }: HttpMarketOptions,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const isPaying = url.hostname.startsWith('pro-');
  const headers = {
    accept: 'application/json',
    ...(key ? { [isPaying ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key']: key } : {}),
  };
  let response: Response;
  try {
    response = await fetch(url, {
      headers,
      // A key is not to follow to wherever a redirect leads.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    const reason = timeout.aborted ? `gave no answer within ${timeoutMs} ms` : 'cannot be reached';
    throw new MarketProviderError(`${url.hostname} ${reason}.`, undefined, { cause: error });
  }
  if (response.ok) return response;
  await response.body?.cancel().catch(() => undefined);
  const wait = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
  throw new MarketProviderError(
    `${url.hostname} answered ${response.status} for ${url.pathname}.`,
    wait,
  );
}

async function readText(path: string, response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      const part = chunk as Uint8Array;
      bytes += part.length;
      if (bytes > ANSWER_MAX_BYTES) break;
      chunks.push(part);
    }
  } catch (error) {
    throw new MarketProviderError(`The answer for ${path} broke off.`, undefined, { cause: error });
  }
  if (bytes > ANSWER_MAX_BYTES)
    throw new MarketProviderError(`The answer for ${path} is too long.`);
  return Buffer.concat(chunks).toString('utf8');
}

function parseAnswer<Schema extends z.ZodType>(
  path: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new MarketProviderError(`The answer for ${path} is not what it should be.`, undefined, {
      cause: error,
    });
  }
}

/**
 * Seconds of a Retry-After header (RFC 9110, 10.2.3): a number, or a date; an hour at
 * most, undefined where there is none that can be read.
 */
export function retryAfterSeconds(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const isDate = /^[A-Z][a-z]{2}, /.test(text);
  if (!isDate && !/^\d+$/.test(text)) return undefined;
  const seconds = isDate ? (Date.parse(text) - nowMs) / 1000 : Number(text);
  if (!Number.isFinite(seconds)) return undefined;
  return Math.min(Math.max(0, Math.ceil(seconds)), RETRY_AFTER_MAX_SECONDS);
}

function quoteOf(
  asset: string,
  price: number | null | undefined,
  change: number | null | undefined,
  cap: number | null | undefined,
): MarketReading['quotes'] {
  if (price === null || price === undefined || !(price >= 0)) return [];
  // A source without a market cap says 0.
  return [{ asset, priceUsd: price, changePercent24h: change ?? null, marketCapUsd: cap || null }];
}

function newest(times: readonly (string | null | undefined)[]): string | undefined {
  const known = times.flatMap((time) => (time ? new Date(time).toISOString() : []));
  return known.sort().at(-1);
}

function dayOf(timeMs: number): string {
  return new Date(Math.floor(timeMs / DAY_MS) * DAY_MS).toISOString();
}
