import type { CommunityPlace } from '../../contract/community';
import { pickText } from '../../i18n/pick-text';
import type { Handlers } from '../handler';
import { listCommunityRows } from './repository';

export const communityHandlers = {
  communityList: async ({ db, locale }) => {
    const rows = await listCommunityRows(db);
    return {
      list: rows.map((row) => ({
        id: row.id,
        platform: row.platform as CommunityPlace['platform'],
        form: row.form as CommunityPlace['form'],
        name: pickText(row.name, locale),
        description: pickText(row.description, locale),
        note: pickText(row.note, locale),
        url: row.url,
        has_code: row.hasCode,
        is_sample: row.isSample,
      })),
    };
  },
} satisfies Partial<Handlers>;
