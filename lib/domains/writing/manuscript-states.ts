import { CodedError } from '../../contract/error-codes';
import type { ManuscriptState } from '../../contract/writing';

/** A manuscript's state, with the approved ones told apart that wait for their time. */
export type Stage = ManuscriptState | 'scheduled';

/** What may happen to a manuscript. */
export type ManuscriptAct =
  | 'edit'
  | 'submit'
  | 'withdraw'
  | 'discard'
  | 'review'
  | 'approve'
  | 'schedule'
  | 'refuse'
  | 'publish';

/**
 * Every change that there is (silent-areas: Articles); what is not here is refused. A refused
 * text keeps its reason while it is edited, a live one becomes a draft beside what readers see.
 */
const CHANGES: Record<Stage, Partial<Record<ManuscriptAct, Stage>>> = {
  draft: { edit: 'draft', submit: 'pending', discard: 'draft' },
  pending: {
    withdraw: 'draft',
    review: 'pending',
    approve: 'approved',
    schedule: 'scheduled',
    refuse: 'refused',
  },
  scheduled: {
    withdraw: 'draft',
    review: 'scheduled',
    approve: 'approved',
    schedule: 'scheduled',
    refuse: 'refused',
    publish: 'approved',
  },
  approved: { edit: 'draft' },
  refused: { edit: 'refused', submit: 'pending', discard: 'refused' },
};

export function stageOf({
  state,
  publishAt,
}: {
  state: ManuscriptState;
  publishAt: Date | null;
}): Stage {
  return state === 'approved' && publishAt !== null ? 'scheduled' : state;
}

/** The stage that an act leads to. @throws CodedError manuscriptState where it may not be done. */
export function stageAfter(stage: Stage, act: ManuscriptAct): Stage {
  const next = CHANGES[stage][act];
  if (!next) throw new CodedError('manuscriptState', { state: stage });
  return next;
}

/** As the contract and the table name it. */
export function stateOfStage(stage: Stage): ManuscriptState {
  return stage === 'scheduled' ? 'approved' : stage;
}
