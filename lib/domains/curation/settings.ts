import { z } from 'zod';
import type { AppConfig } from '../../contract/app-config';
import { LABEL_LIST_ID, LABEL_MORE_ID } from '../../contract/constants';
import { localizedText } from '../../contract/importing';
import { LOCALE_PREFIX, type Locale } from '../../i18n/locales';
import { pickText } from '../../i18n/pick-text';
import { env } from '../../platform/env';
import type { DomainContext } from '../domain-context';
import { findSetting } from './repository';

const SETTINGS_KEY = 'app';

/** The configuration as the desk keeps it, in all languages. */
export const appSettings = z.object({
  privacyPolicyUrl: z.string(),
  termsUrl: z.string(),
  brand: z.object({ name: localizedText, slogan: localizedText, description: localizedText }),
  app: z.object({
    scheme: z.string(),
    iosUrl: z.string(),
    androidUrl: z.string(),
    packageUrl: z.string(),
  }),
  contactEmail: z.string().default(''),
  socials: z.array(z.object({ key: z.string(), name: z.string(), url: z.string() })),
  labelListId: z.number().int().default(LABEL_LIST_ID),
  labelMoreId: z.number().int().default(LABEL_MORE_ID),
});

/**
 * Brand, documents and links in the reader's language.
 * @throws Error when the newsroom was never set up: the first start writes the settings.
 */
export async function getAppConfig(ctx: DomainContext): Promise<AppConfig> {
  const settings = appSettings.parse(await findSetting(ctx.db, SETTINGS_KEY));
  return {
    privacy_policy: { value: inLanguage(settings.privacyPolicyUrl, ctx.locale) },
    term_of_service: { value: inLanguage(settings.termsUrl, ctx.locale) },
    brand: {
      name: pickText(settings.brand.name, ctx.locale),
      slogan: pickText(settings.brand.slogan, ctx.locale),
      description: pickText(settings.brand.description, ctx.locale),
    },
    app: {
      scheme: settings.app.scheme,
      ios_url: settings.app.iosUrl,
      android_url: settings.app.androidUrl,
      package_url: settings.app.packageUrl,
    },
    contact_email: settings.contactEmail,
    socials: settings.socials,
    label_list_id: settings.labelListId,
    label_more_id: settings.labelMoreId,
    google_client_id: env().GOOGLE_CLIENT_ID ?? '',
  };
}

/** A page of this site in the reader's language; an address elsewhere, or of one language, as it is. */
function inLanguage(url: string, locale: Locale): string {
  const isOfOneLanguage = Object.values(LOCALE_PREFIX).some(
    (prefix) => prefix !== '' && (url === prefix || url.startsWith(`${prefix}/`)),
  );
  return /^\/(?!\/)/.test(url) && !isOfOneLanguage ? LOCALE_PREFIX[locale] + url : url;
}

/** The site's name in each of its languages; none while the newsroom is not set up. */
export async function listBrandNames({ db }: Pick<DomainContext, 'db'>): Promise<string[]> {
  const settings = appSettings.safeParse(await findSetting(db, SETTINGS_KEY));
  return settings.success ? Object.values(settings.data.brand.name) : [];
}
