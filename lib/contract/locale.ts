import { z } from 'zod';
import { LOCALES } from '../i18n/locales';

/** A language of the site by its tag. */
export const locale = z.enum(LOCALES);
