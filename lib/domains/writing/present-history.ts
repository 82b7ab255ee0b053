import type { ManuscriptVersion } from '../../contract/writing';
import type { DecisionRow } from './decision-repository';
import { presentVersion } from './present';
import type { VersionHead } from './version-repository';

/**
 * Versions of a text with what the desk decided of each, the latest first.
 * @param isNamed tells who decided; authors read that the desk did.
 */
export function presentHistory(
  versions: readonly VersionHead[],
  decisions: readonly DecisionRow[],
  isNamed: boolean,
): ManuscriptVersion[] {
  return versions.flatMap((version) => {
    // An edition that was deleted and begun anew counts its revisions from the beginning again.
    const made = decisions.filter((decision) => isOf(decision, version));
    const kept = presentVersion(version);
    const isApproved = made.some(({ decision }) => decision !== 'refuse');
    const decided = made.map(({ decision, at, name }): ManuscriptVersion => ({
      ...kept,
      reason: decision === 'refuse' ? 'refuse' : 'approve',
      saved_time: at.toISOString(),
      saved_by: isNamed ? name : '',
    }));
    // The approval is told by its decision; what stays of the version is that it was handed in.
    const isSubmission = version.reason === 'approve' && isApproved;
    const text: ManuscriptVersion = isSubmission
      ? { ...kept, reason: 'submit', saved_by: version.savedBy ?? '' }
      : kept;
    return [...decided, text];
  });
}

/** Whether a decision is about a version: what it judged was kept before. */
export function isOf(decision: DecisionRow, version: Pick<VersionHead, 'revision' | 'savedAt'>) {
  return decision.revision === version.revision && decision.at >= version.savedAt;
}
