import { pickText } from '../../i18n/pick-text';
import type { Handlers } from '../handler';
import areaCodes from './area-codes.json';
import { profileHandlers } from './profile-handlers';
import { signInHandlers } from './sign-in-handlers';

/** Everything that accounts answer. */
export const accountHandlers = {
  ...profileHandlers,
  ...signInHandlers,
  areaCodeList: async (ctx) => ({
    list: areaCodes.map(({ id, area_code, country, continent }) => ({
      id,
      area_code,
      country: pickText(country, ctx.locale),
      names: Object.values(country),
      continent,
    })),
  }),
} satisfies Partial<Handlers>;
