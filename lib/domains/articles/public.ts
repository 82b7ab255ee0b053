export { findAccountAuthor, saveAccountAuthor } from './account-author-repository';
export { excerpt, plainText, sanitizeBody, wordCounts } from './body-html';
export {
  countArchive,
  findArchived,
  listArchived,
  hashesIn,
  listArchiveIds,
  listPictures,
  siteKey,
  siteKeyId,
  type ArchiveScope,
} from './archive-repository';
export { importArchived } from './import-archived';
export { importArticles } from './import-articles';
export { presentAuthor } from './present';
export { latestOf, listAuthorDigests } from './read-authors';
export { listFeedArticles } from './read-feed';
export { listArticles, listArticlesById, listHotArticles } from './read-articles';
export { isKnownAuthor, listAuthorIds } from './author-repository';
export { listArticleStates, type StateSelection } from './repository';
export { beginArticle } from './begin-article';
export { completeEditions, localizedName } from './complete-editions';
export { publishText } from './publish-text';
export { reinstateArticle, withdrawArticle } from './withdraw-article';
export { deriveAgain, previewDerived } from './derive-again';
export { listHolding } from './derived-repository';
