import { createHash } from 'node:crypto';
import { env } from '../platform/env';
import { isStrictPage } from '../routes/strict-page';

/** Where Google's button comes from (developers.google.com/identity/gsi/web/guides/get-google-api-clientid). */
const GOOGLE = 'https://accounts.google.com/gsi/';

/** Types of inline scripts that a browser runs or obeys; data blocks need no leave. */
const RUNNING_TYPES: readonly string[] = ['', 'module', 'text/javascript', 'speculationrules'];
const SCRIPTS = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * The Content-Security-Policy of a page to write on, of the desk or of an account: nothing runs
 * but the site's own files and the very scripts that stand in this page (CSP Level 3, 2.3.1).
 * @param html the page as it is sent, before compression.
 * @param hasGoogle whether one may sign in with Google here.
 */
export function strictPolicy(html: string, hasGoogle: boolean): string {
  const google = (...paths: string[]) => (hasGoogle ? paths.map((path) => GOOGLE + path) : []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...google('client'), ...inlineHashes(html)],
    // React and the editor set style attributes; a style runs nothing.
    'style-src': ["'self'", "'unsafe-inline'", ...google('style')],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", ...google('')],
    'frame-src': ["'self'", ...google('')],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The policy of an address that has one of its own, from the text of its page. */
export function policyOf(target: string): ((html: string) => string) | undefined {
  if (!isStrictPage(target)) return undefined;
  return (html) => strictPolicy(html, env().GOOGLE_CLIENT_ID !== undefined);
}

/** The sources that stand for the scripts in a page, each once. */
function inlineHashes(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPTS)].flatMap(([, attributes = '', text = '']) => {
    const type = /\btype="([^"]*)"/i.exec(attributes)?.[1] ?? '';
    if (/\bsrc=/i.test(attributes) || !RUNNING_TYPES.includes(type)) return [];
    return [`'sha256-${createHash('sha256').update(text).digest('base64')}'`];
  });
  return [...new Set(hashes)];
}
