import { connection } from 'next/server';
import { openApiDocument } from '@/lib/api/openapi';
import { siteOrigin } from '@/lib/api/site';

export async function GET(): Promise<Response> {
  // The address is this installation's, not the one it was built on.
  await connection();
  return Response.json(openApiDocument('ChainTide API', siteOrigin()));
}
