import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads what an act changed again, wherever it is shown. A first reading that is still under way
 * is given up: it began before the act, and React Query would take its answer for the newest.
 * @param queryKey of what changed, or the beginning of it.
 */
export async function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
