import { connection } from 'next/server';
import { apiDocsPage } from '@/lib/api/docs-page';
import { siteOrigin } from '@/lib/api/site';

export async function GET(): Promise<Response> {
  await connection();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-robots-tag': 'noindex',
  };
  return new Response(apiDocsPage(siteOrigin()), { headers });
}
