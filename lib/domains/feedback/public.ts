export { clearOldFeedback } from './clear-old-feedback';
