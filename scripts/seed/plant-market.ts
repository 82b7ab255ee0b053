import path from 'node:path';
import type { z } from 'zod';
import type { marketSet } from '@/lib/domains/market/public';
import { localizedName } from '@/lib/domains/articles/complete-editions';
import { env } from '@/lib/platform/env';
import { fileMarketProvider } from '@/lib/platform/market-provider';
import { seedMarketAssets } from './content/market-assets';

/** The coins of the data section, and the figures of the file: the dated sample unless another is named. */
export async function marketOf(): Promise<z.output<typeof marketSet>> {
  const file =
    env().MARKET_FILE ?? path.join(process.cwd(), 'scripts', 'seed', 'market-sample.json');
  return {
    assets: seedMarketAssets.map(({ key, symbol, name }) => ({
      key,
      symbol,
      name: localizedName(name.zh, name.en),
    })),
    reading: await fileMarketProvider(file).readNow([]),
  };
}
