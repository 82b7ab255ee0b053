import { Readable } from 'node:stream';
import { getDatabase } from '../db/client';
import { archiveStream, openTicket } from '../domains/exporting/public';
import { systemClock } from '../platform/clock';
import { installedStore } from '../platform/installed-store';
import { logger } from '../platform/logger';
import { siteOrigin } from './site';

/** Answers with the archive that a ticket is for, sent while it is made; 404 for no ticket. */
export async function respondWithExport(ticket: string): Promise<Response> {
  const db = getDatabase();
  const now = systemClock.now();
  const scope = await openTicket(db, ticket, now);
  if (!scope) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const site = siteOrigin();
  const stream = archiveStream({ db, store: installedStore(), scope, site, now });
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
