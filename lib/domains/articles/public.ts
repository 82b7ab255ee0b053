export { findAccountAuthor } from './account-author-repository';
export { excerpt, plainText, readingMinutes, sanitizeBody, wordCounts } from './body-html';
export { importArticles } from './import-articles';
export { presentAuthor } from './present';
export { listAuthorDigests } from './read-authors';
export { listArticles, listArticlesById, listHotArticles } from './read-articles';
export { isKnownAuthor } from './author-repository';
export { listArticleStates, listAuthorIds, type StateSelection } from './repository';
