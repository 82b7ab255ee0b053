import { connection } from 'next/server';
import { respondWithSitemapPart } from '@/lib/api/sitemaps';

/** `/sitemaps/<kind>-<part>.xml`, a part of sitemaps.org's protocol. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  await connection();
  return respondWithSitemapPart((await params).file);
}
