export { isKnownLabel, listLabelDigests, listLabels } from './read-taxonomy';
export { listLabelIds, listSectionRows } from './repository';
