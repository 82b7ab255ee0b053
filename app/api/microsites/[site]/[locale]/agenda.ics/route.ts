import { respondWithAgenda } from '@/lib/api/agenda-file';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ site: string; locale: string }> },
): Promise<Response> {
  const { site, locale } = await params;
  return respondWithAgenda(site, locale);
}
