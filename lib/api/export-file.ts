import { Readable } from 'node:stream';
import { getDatabase } from '../db/client';
import type { OwnThing } from '../domains/archived-content/public';
import { archiveStream, openTicket } from '../domains/exporting/public';
import { systemClock } from '../platform/clock';
import { installedStore } from '../platform/installed-store';
import { logger } from '../platform/logger';
import { href } from '../routes/href';
import { siteOrigin } from './site';

const ROUTES = {
  article: 'gw_detail',
  flash: 'kuaixun_wz',
  author: 'author',
  label: 'gw_dex',
} as const satisfies Record<OwnThing, string>;

/** Pages of what an archive names, whole, in the language that most of it is written in. */
const addressAt = (site: string) => (thing: OwnThing, id: number) =>
  new URL(href(ROUTES[thing], { locale: 'zh-Hans', param: id }), site).href;

/** Answers with the archive that a ticket is for, sent while it is made; 404 for no ticket. */
export async function respondWithExport(ticket: string): Promise<Response> {
  const db = getDatabase();
  const now = systemClock.now();
  const scope = await openTicket(db, ticket, now);
  if (!scope) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const site = siteOrigin();
  const store = installedStore();
  const stream = archiveStream({ db, store, scope, site, now, addressOf: addressAt(site) });
  stream.on('error', (error) => logger('export').warn({ err: error }, 'An archive broke off.'));
  const name = `${new URL(site).hostname}-${now.toISOString().slice(0, 10)}.zip`;
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
