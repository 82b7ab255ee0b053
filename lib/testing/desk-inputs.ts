import type { CallInput, EndpointName } from '../contract/endpoints';
import { EMPTY_MANUSCRIPT } from '../contract/writing';

const which = { article_id: 999_999, locale: 'zh-Hans' } as const;

/** An input of every call of writers and of the desk, for the tests that walk all calls. */
export const DESK_INPUTS = {
  createManuscript: {
    client_key: '0b6e2f54-9c0d-4a0e-8a39-2f3c8f1f3e01',
    locale: 'zh-Hans',
    content: EMPTY_MANUSCRIPT,
  },
  createEdition: which,
  openManuscript: { article_id: 999_999 },
  saveManuscript: { ...which, base_revision: 1, content: EMPTY_MANUSCRIPT },
  submitManuscript: { ...which, base_revision: 1 },
  withdrawManuscript: which,
  deleteManuscript: which,
  myManuscripts: { limit: 3 },
  manuscriptHistory: which,
  getManuscriptVersion: { ...which, revision: 1 },
  restoreManuscript: { ...which, base_revision: 1, revision: 1 },
  previewManuscript: { locale: 'zh-Hans', content: EMPTY_MANUSCRIPT },
  rehostPicture: { url: 'https://example.org/picture.png' },
  writingChoices: {},
  reviewQueue: { limit: 3 },
  openReview: which,
  releaseReview: which,
  decideReview: { ...which, revision: 1, decision: 'approve' },
  deskArticles: { limit: 3 },
  takeDownArticle: { article_id: 999_999, reason: 'A test.' },
  restoreArticle: { article_id: 999_999 },
  addCorrection: { article_id: 999_999, text: '更正' },
  staffActList: { limit: 3 },
} as const satisfies { [Name in EndpointName]?: CallInput<Name> };
