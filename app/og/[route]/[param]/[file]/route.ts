import { connection } from 'next/server';
import { respondWithSharePicture } from '@/lib/api/share-pictures';

/** `/og/<row>/<param or _>/<language>-<shape>-<version>.jpg`, and the code that leads there. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ route: string; param: string; file: string }> },
): Promise<Response> {
  await connection();
  return respondWithSharePicture(await params);
}
