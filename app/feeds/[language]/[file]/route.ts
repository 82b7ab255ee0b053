import { connection } from 'next/server';
import { respondWithFeed } from '@/lib/api/feeds';

/** `/feeds/<language>/<what>.<rss|atom|json>`. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ language: string; file: string }> },
): Promise<Response> {
  await connection();
  const { language, file } = await params;
  return respondWithFeed(language, file);
}
