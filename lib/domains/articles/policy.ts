import type { Actor } from '../domain-context';

/** Only the newsroom's own commands bring articles in from outside. */
export function mayImport(actor: Actor): boolean {
  return actor.kind === 'system';
}
