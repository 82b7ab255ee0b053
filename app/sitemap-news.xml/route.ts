import { connection } from 'next/server';
import { respondWithNewsSitemap } from '@/lib/api/sitemaps';

/** The last two days, in the form that news search reads. */
export async function GET(): Promise<Response> {
  await connection();
  return respondWithNewsSitemap();
}
