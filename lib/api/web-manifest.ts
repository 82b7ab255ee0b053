import { LOCALES, type Locale } from '../i18n/locales';
import { href } from '../routes/href';
import { readAppConfig } from './reads';

const SUFFIX = '.webmanifest';
/** Colours of the light paper, before the page has said anything. */
const PAPER = '#FBFAF7';

/** Address of a language's manifest. */
export function manifestPath(locale: Locale): string {
  return `/manifests/${locale}${SUFFIX}`;
}

/** The manifest of an address's language (W3C, Web Application Manifest), or 404. */
export async function respondWithManifest(file: string): Promise<Response> {
  const locale = LOCALES.find((tag) => file === `${tag}${SUFFIX}`);
  const config = locale && (await readAppConfig(locale));
  if (!locale || !config?.found) return new Response(null, { status: 404 });
  const { name, slogan } = config.data.brand;
  const home = href('home', { locale });
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: home,
    name: `${name} · ${slogan}`,
    short_name: name,
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
