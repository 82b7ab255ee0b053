import type { z } from 'zod';
import { TAGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import type { MicrositeDocument, micrositeSet } from '../../contract/microsite-documents';
import type { Database } from '../../db/client';
import type { DomainContext } from '../domain-context';
import { upsertMicrosites, type MicrositeRow } from './repository';

/**
 * Writes the sites of gatherings, ceremonies and regions by key, all or none;
 * votes that were given stay.
 * @throws CodedError notPermitted for anyone but the newsroom's own commands.
 */
export async function saveMicrosites({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: z.output<typeof micrositeSet>;
}): Promise<{ sites: number }> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  await ctx.db.transaction((tx) => upsertMicrosites(tx as Database, input.sites.map(rowOf)));
  ctx.changed(TAGS.microsites);
  return { sites: input.sites.length };
}

function rowOf(site: MicrositeDocument, position: number): MicrositeRow {
  return {
    key: site.key,
    kind: site.kind,
    series: 'series' in site ? site.series : null,
    startsAt: 'startsAt' in site ? new Date(site.startsAt) : null,
    position,
    document: site,
  };
}
