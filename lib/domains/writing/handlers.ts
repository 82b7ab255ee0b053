import { CodedError } from '../../contract/error-codes';
import type { Handlers } from '../handler';

const absent = async (): Promise<never> => {
  throw new CodedError('notFound');
};

export const writingHandlers = {
  createManuscript: absent,
  createEdition: absent,
  openManuscript: absent,
  saveManuscript: absent,
  submitManuscript: absent,
  withdrawManuscript: absent,
  deleteManuscript: absent,
  myManuscripts: absent,
  manuscriptHistory: absent,
  getManuscriptVersion: absent,
  restoreManuscript: absent,
  previewManuscript: absent,
  rehostPicture: absent,
  writingChoices: absent,
} satisfies Partial<Handlers>;
