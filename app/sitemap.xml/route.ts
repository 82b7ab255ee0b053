import { connection } from 'next/server';
import { respondWithSitemapIndex } from '@/lib/api/sitemaps';

/** The index of sitemaps.org's protocol. */
export async function GET(): Promise<Response> {
  await connection();
  return respondWithSitemapIndex();
}
