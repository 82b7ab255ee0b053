import { matchPath } from './match-path';

/** Whether an address is a page of the desk, of an account or to write on: one that is guarded closely. */
export function isStrictPage(target: string): boolean {
  const [pathname = ''] = target.split('?');
  const found = matchPath(pathname, new URLSearchParams());
  return found.kind === 'found' && found.route.isStrict;
}
