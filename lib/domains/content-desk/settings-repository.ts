import { eq } from 'drizzle-orm';
import { appSettings } from '../../db/schema';
import type { ContentStore } from './content-store';
import type { KeptValues } from './row-values';

const KEY = 'app';
/** The settings are one record. */
const ID = 1;

interface Kept {
  privacyPolicyUrl: string;
  termsUrl: string;
  brand: Record<'name' | 'slogan' | 'description', unknown>;
  app: Record<'scheme' | 'iosUrl' | 'androidUrl' | 'packageUrl', string>;
  contactEmail?: string;
  socials: unknown[];
}

/** Brand, documents and links of the site: one record that is always there. */
export const settingsStore: ContentStore = {
  list: () => Promise.resolve([{ id: ID, title: '' }]),
  find: async (db, id) => {
    if (id !== ID) return undefined;
    const [row] = await db.select().from(appSettings).where(eq(appSettings.key, KEY)).for('update');
    if (!row) return undefined;
    const { brand, app, ...kept } = row.value as Kept;
    return {
      brand_name: brand.name,
      brand_slogan: brand.slogan,
      brand_description: brand.description,
      terms_url: kept.termsUrl,
      privacy_url: kept.privacyPolicyUrl,
      contact_email: kept.contactEmail ?? '',
      app_scheme: app.scheme,
      app_ios_url: app.iosUrl,
      app_android_url: app.androidUrl,
      app_package_url: app.packageUrl,
      socials: kept.socials,
    };
  },
  findByKey: () => Promise.resolve(undefined),
  isTaken: () => Promise.resolve(false),
  insert: () => Promise.resolve(undefined),
  update: async (db, _id, values) => {
    const [row] = await db.select().from(appSettings).where(eq(appSettings.key, KEY));
    await db
      .update(appSettings)
      .set({ value: { ...(row?.value as Kept), ...keptOf(values) } })
      .where(eq(appSettings.key, KEY));
  },
  remove: () => Promise.resolve(),
  order: () => Promise.resolve(),
};

function keptOf(values: KeptValues) {
  return {
    brand: {
      name: values.brand_name,
      slogan: values.brand_slogan,
      description: values.brand_description,
    },
    termsUrl: values.terms_url,
    privacyPolicyUrl: values.privacy_url,
    contactEmail: values.contact_email,
    app: {
      scheme: values.app_scheme,
      iosUrl: values.app_ios_url,
      androidUrl: values.app_android_url,
      packageUrl: values.app_package_url,
    },
    socials: values.socials,
  };
}
