export { clearOldFeedback } from './clear-old-feedback';
export { countFeedbackSince } from './repository';
