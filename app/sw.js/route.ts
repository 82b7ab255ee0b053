import { offlineWorker } from '@/components/layout/offline-worker';
import { offlineOptions } from '@/lib/api/offline-options';

/** The service worker; a browser asks for it anew at each visit and takes a changed one at once. */
export function GET(): Response {
  const options = JSON.stringify(offlineOptions());
  return new Response(`(${offlineWorker.toString()})(self, ${options});\n`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // Whatever it asks for is this site's.
      'content-security-policy': "default-src 'self'",
    },
  });
}
