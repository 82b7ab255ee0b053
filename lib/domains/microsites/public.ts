export { archivedArticleKey } from './article-keys';
export { articleIdsBySource, articleKeysById } from './repository';
export { saveMicrosites } from './save-microsites';
