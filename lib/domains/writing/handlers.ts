import { CodedError } from '../../contract/error-codes';
import type { Handlers } from '../handler';
import { createManuscript } from './create-manuscript';
import { deleteManuscript } from './delete-manuscript';
import { myManuscripts } from './list-manuscripts';
import { openManuscript } from './open-manuscript';
import { saveManuscript } from './save-manuscript';
import { submitManuscript } from './submit-manuscript';
import { withdrawManuscript } from './withdraw-manuscript';

const absent = async (): Promise<never> => {
  throw new CodedError('notFound');
};

export const writingHandlers = {
  createManuscript: (ctx, input) => createManuscript({ ctx, input }),
  createEdition: absent,
  openManuscript: (ctx, input) => openManuscript({ ctx, input }),
  saveManuscript: (ctx, input) => saveManuscript({ ctx, input }),
  submitManuscript: (ctx, input) => submitManuscript({ ctx, input }),
  withdrawManuscript: (ctx, input) => withdrawManuscript({ ctx, input }),
  deleteManuscript: (ctx, input) => deleteManuscript({ ctx, input }),
  myManuscripts: (ctx, input) => myManuscripts({ ctx, input }),
  manuscriptHistory: absent,
  getManuscriptVersion: absent,
  restoreManuscript: absent,
  previewManuscript: absent,
  rehostPicture: absent,
  writingChoices: absent,
} satisfies Partial<Handlers>;
