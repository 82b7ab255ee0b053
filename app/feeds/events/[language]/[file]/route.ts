import { respondWithEventFile } from '@/lib/api/event-file';

/** `/feeds/events/<language>/<id>.ics` (RFC 5545). */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ language: string; file: string }> },
): Promise<Response> {
  return respondWithEventFile(request, await params);
}
