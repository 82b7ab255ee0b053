import { respondWithPicture } from '@/lib/api/pictures';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ hash: string; file: string }> },
): Promise<Response> {
  const { hash, file } = await params;
  return respondWithPicture(hash, file);
}
