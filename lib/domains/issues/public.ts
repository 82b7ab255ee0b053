export { listIssuePlaces } from './repository';
export { saveIssues } from './save-issues';
