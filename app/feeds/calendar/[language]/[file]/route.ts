import { respondWithCalendarFile } from '@/lib/api/calendar-feed';

/** `/feeds/calendar/<language>/<all or a kind>.ics` (RFC 5545). */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ language: string; file: string }> },
): Promise<Response> {
  return respondWithCalendarFile(request, await params);
}
