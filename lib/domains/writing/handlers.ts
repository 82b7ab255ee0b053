import { installedStore } from '../../platform/installed-store';
import type { Handlers } from '../handler';
import { createEdition } from './create-edition';
import { createManuscript } from './create-manuscript';
import { deleteManuscript } from './delete-manuscript';
import { myManuscripts } from './list-manuscripts';
import { openManuscript } from './open-manuscript';
import { previewManuscript } from './preview-manuscript';
import { writingChoices } from './read-choices';
import { getManuscriptVersion, manuscriptHistory } from './read-history';
import { rehostPicture } from './rehost-picture';
import { restoreManuscript } from './restore-manuscript';
import { saveManuscript } from './save-manuscript';
import { submitManuscript } from './submit-manuscript';
import { withdrawManuscript } from './withdraw-manuscript';

export const writingHandlers = {
  createManuscript: (ctx, input) => createManuscript({ ctx, input }),
  createEdition: (ctx, input) => createEdition({ ctx, input }),
  openManuscript: (ctx, input) => openManuscript({ ctx, input }),
  saveManuscript: (ctx, input) => saveManuscript({ ctx, input }),
  submitManuscript: (ctx, input) => submitManuscript({ ctx, input }),
  withdrawManuscript: (ctx, input) => withdrawManuscript({ ctx, input }),
  deleteManuscript: (ctx, input) => deleteManuscript({ ctx, input }),
  myManuscripts: (ctx, input) => myManuscripts({ ctx, input }),
  manuscriptHistory: (ctx, input) => manuscriptHistory({ ctx, input }),
  getManuscriptVersion: (ctx, input) => getManuscriptVersion({ ctx, input }),
  restoreManuscript: (ctx, input) => restoreManuscript({ ctx, input }),
  previewManuscript: (ctx, input) => previewManuscript({ ctx, input }),
  rehostPicture: (ctx, input) => rehostPicture({ ctx, store: installedStore(), input }),
  writingChoices: (ctx) => writingChoices({ ctx }),
} satisfies Partial<Handlers>;
