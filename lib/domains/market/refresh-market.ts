import { CodedError } from '../../contract/error-codes';
import type { MarketProvider } from '../../platform/market-provider';
import type { DomainContext } from '../domain-context';
import { countRealPoints, listAssetRows } from './repository';
import { DAY_MS } from './rules';
import { saveMarket } from './save-market';

/** Days of a coin's past that are fetched, and how few of them are enough not to. */
const HISTORY_DAYS = 365;
const HISTORY_ENOUGH = 360;

interface Refresh {
  ctx: DomainContext;
  provider: MarketProvider;
  signal?: AbortSignal | undefined;
}

/**
 * Takes the figures of now from a source.
 * @throws CodedError notPermitted for anyone but the product's own jobs
 * @throws MarketProviderError when the source gives nothing; what is kept stays.
 */
export async function refreshMarket({ ctx, provider, signal }: Refresh): Promise<void> {
  mustBeOwn(ctx);
  const assets = (await listAssetRows(ctx.db)).map((row) => row.key);
  if (assets.length === 0) return;
  const reading = await provider.readNow(assets, signal);
  await saveMarket({ ctx, input: { assets: [], reading } });
}

/** Coins whose past year is not known yet. */
export async function listAssetsWithoutPast(ctx: DomainContext): Promise<string[]> {
  const since = new Date(ctx.now.getTime() - HISTORY_DAYS * DAY_MS);
  const missing: string[] = [];
  for (const { key } of await listAssetRows(ctx.db)) {
    const known = await countRealPoints(ctx.db, { metric: 'price', asset: key }, since);
    if (known < HISTORY_ENOUGH) missing.push(key);
  }
  return missing;
}

/** Takes a coin's past year from a source. Throws like `refreshMarket`. */
export async function fetchHistory({
  ctx,
  provider,
  signal,
  asset,
}: Refresh & { asset: string }): Promise<void> {
  mustBeOwn(ctx);
  const reading = await provider.readHistory(asset, HISTORY_DAYS, signal);
  await saveMarket({ ctx, input: { assets: [], reading } });
}

function mustBeOwn(ctx: DomainContext): void {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
}
