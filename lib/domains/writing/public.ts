export { changeStage } from './change-stage';
export { refuseGaps } from './gaps';
export { containing } from './list-repository';
export { stageAfter, stageOf } from './manuscript-states';
export { decodePlace, encodePlace, type PlaceCursor } from './place-cursor';
export { isOwn } from './policy';
export { articleState, expectedAt, presentManuscript, presentVersion } from './present';
export { findArticle, inTransaction, updateManuscript, type ManuscriptPlace } from './repository';
export { refuseOtherRevision } from './save-manuscript';
export {
  findLiveContent,
  getArticleStanding,
  getStanding,
  listWaiting,
  ownershipOf,
  refuseWithdrawn,
  type Standing,
} from './standing';
export { countRefused, keepVersion, listVersionHeads } from './version-repository';
export { countDrafts, listDrafts, type DraftRow } from './archive-repository';
export { findArchivedDraft } from './export-drafts';
export { importDrafts } from './import-drafts';
