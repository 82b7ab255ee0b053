/*
 * What asks for more articles and draws them, as one chunk that is loaded with the first of them:
 * most readers of a list see only what came with it.
 */
export { ArticleRows } from './article-row';
export { fetchArticlePage, fetchMoreArticles } from './fetch-more-articles';
