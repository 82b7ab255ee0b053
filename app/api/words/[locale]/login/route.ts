import { getTranslations } from 'next-intl/server';
import { loginWords } from '@/components/layout/login/login-words';
import { isLocale } from '@/lib/i18n/locales';

/** Long enough for a reader who closes and opens the dialog on several pages. */
const CACHE_CONTROL = 'public, max-age=300';

/** The words of the login dialog, for the browser that opens it: no page carries them. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return Response.json({}, { status: 404 });
  const words = loginWords(await getTranslations({ locale, namespace: 'auth.dialog' }));
  return Response.json(words, { headers: { 'cache-control': CACHE_CONTROL } });
}
