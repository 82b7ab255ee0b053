import { timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { processRegistry } from '../platform/process-registry';

const bodySchema = z.object({ tags: z.array(z.string().min(1).max(256)).min(1) });

/**
 * Expires cache tags on behalf of the server that Next runs in; Next allows that
 * only inside one of its own requests. Needs that server's secret, which lives in
 * the memory of the process: in any other process the route refuses.
 */
export async function expireTags(request: Request): Promise<Response> {
  const secret = processRegistry().internalSecret;
  if (!secret || !isSame(request.headers.get('x-internal-secret') ?? '', secret)) {
    return new Response(null, { status: 404 });
  }
  const body = bodySchema.safeParse(await request.json());
  if (!body.success) return Response.json({ error: body.error.message }, { status: 400 });
  for (const tag of body.data.tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ expired: body.data.tags.length });
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
