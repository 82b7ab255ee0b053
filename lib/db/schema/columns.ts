import { jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '@/lib/i18n/locales';

/** A moment, stored at millisecond precision so that it survives a trip through JavaScript. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Text in the site's languages; its traditional form is derived when it is written. */
export const localized = (name: string) => jsonb(name).$type<LocalizedText>();
