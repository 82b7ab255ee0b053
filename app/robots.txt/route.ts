import { connection } from 'next/server';
import { respondWithRobots } from '@/lib/api/sitemaps';

/** RFC 9309. */
export async function GET(): Promise<Response> {
  // The address in it is this installation's, not the one it was built on.
  await connection();
  return respondWithRobots();
}
