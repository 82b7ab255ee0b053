import type { Handlers } from '../handler';
import { listFlashChanges } from './read-changes';
import { publishFlash } from './publish-flash';
import { listDeskFlashes, listFlashVersions } from './read-desk';
import { getFlash, listFlashPage, listFlashesAround } from './read-flashes';
import { updateFlash } from './update-flash';
import { restoreFlash, withdrawFlash } from './withdraw-flash';

export const flashHandlers = {
  flashList: (ctx, input) => listFlashPage(ctx, input),
  flashChangeList: (ctx, { after }) => listFlashChanges(ctx, after),
  getNewsDetails: (ctx, { id }) => getFlash(ctx, id),
  flashRecommend: (ctx, { id, size }) => listFlashesAround(ctx, id, size),
  deskFlashList: (ctx, input) => listDeskFlashes(ctx, input),
  flashVersionList: (ctx, { id }) => listFlashVersions(ctx, id),
  publishFlash: (ctx, input) => publishFlash({ ctx, input }),
  updateFlash: (ctx, input) => updateFlash({ ctx, input }),
  withdrawFlash: (ctx, input) => withdrawFlash({ ctx, input }),
  restoreFlash: (ctx, input) => restoreFlash({ ctx, input }),
} satisfies Partial<Handlers>;
