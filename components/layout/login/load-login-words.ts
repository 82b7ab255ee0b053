import type { Locale } from '@/lib/i18n/locales';
import type { LoginWords } from './login-words';

const loading = new Map<Locale, Promise<LoginWords>>();

/**
 * The dialog's words, asked for when it is first opened: no page carries them. Undefined
 * where they do not come; the next opening asks again.
 */
export async function loadLoginWords(locale: Locale): Promise<LoginWords | undefined> {
  const asked = loading.get(locale) ?? ask(locale);
  loading.set(locale, asked);
  try {
    return await asked;
  } catch {
    loading.delete(locale);
    return undefined;
  }
}

async function ask(locale: Locale): Promise<LoginWords> {
  const response = await fetch(`/api/words/${locale}/login`);
  if (!response.ok) throw new Error(`no words: ${response.status}`);
  return (await response.json()) as LoginWords;
}
