import type { Locale } from '../i18n/locales';
import { CallFailed, headersFor, withTimeout } from './call-api';

/** Gives the reader a file. */
export function saveFile(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // A browser that asks where to put it reads it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * A file that is the reader's own, asked for with their token.
 * @throws CallFailed with the server's sentence; code 0 where nothing usable came back.
 */
export async function fetchFile(path: string, locale: Locale): Promise<Blob> {
  const response = await ask(path, locale);
  if (response.ok && !response.headers.get('content-type')?.includes('json')) {
    return response.blob();
  }
  const said = (await response.json().catch(() => ({}))) as { code?: number; message?: string };
  throw new CallFailed(said.code ?? 0, said.message ?? '');
}

async function ask(path: string, locale: Locale): Promise<Response> {
  try {
    return await fetch(path, { headers: headersFor(locale), signal: withTimeout(undefined) });
  } catch {
    throw new CallFailed(0, '');
  }
}
