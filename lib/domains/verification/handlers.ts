import { installedStore } from '../../platform/installed-store';
import type { Handlers } from '../handler';
import { decideRealName } from './decide-real-name';
import { listRealNames } from './list-real-names';
import { openRealName } from './open-real-name';
import { getRealName } from './read-real-name';
import { submitRealName } from './submit-real-name';

export const verificationHandlers = {
  getRealName: (ctx) => getRealName({ ctx }),
  submitRealName: (ctx, input) => submitRealName({ ctx, input, store: installedStore() }),
  realNameList: async (ctx) => {
    const rows = await listRealNames({ ctx });
    return {
      list: rows.map(({ accountId, maskedName, submittedAt }) => ({
        account_id: accountId,
        masked_name: maskedName,
        submitted_time: submittedAt.toISOString(),
      })),
    };
  },
  openRealName: async (ctx, { account_id: accountId }) => {
    const opened = await openRealName({ ctx, input: { accountId }, store: installedStore() });
    const { picture, ...facts } = opened;
    return { account_id: accountId, ...facts, picture: picture ? dataAddress(picture) : '' };
  },
  decideRealName: async (ctx, { account_id: accountId, ...decision }) => {
    await decideRealName({ ctx, input: { accountId, ...decision }, store: installedStore() });
    return {};
  },
} satisfies Partial<Handlers>;

/** In the answer itself: a picture of a document has no address that a cache could keep. */
function dataAddress(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
