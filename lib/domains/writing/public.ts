export { changeStage } from './change-stage';
export {
  countRefusals,
  listDecisions,
  wasRefusedLast,
  type DecisionRow,
} from './decision-repository';
export { refuseGaps } from './gaps';
export { containing } from './list-repository';
export { stageAfter, stageOf } from './manuscript-states';
export { decodePlace, encodePlace, type PlaceCursor } from './place-cursor';
export { isOwn } from './policy';
export { articleState, expectedAt, presentManuscript } from './present';
export { isOf, presentHistory } from './present-history';
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
export { findVersion, keepVersion, listVersionHeads } from './version-repository';
export { countDrafts, listDrafts, type DraftRow } from './archive-repository';
export { findArchivedDraft } from './export-drafts';
export { importDrafts } from './import-drafts';
