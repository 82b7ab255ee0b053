import { respondWithTickets } from '@/lib/api/ticket-file';

/** `/api/tickets/<order>`: the tickets of one's own order as a PDF. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return respondWithTickets(request, (await params).id);
}
