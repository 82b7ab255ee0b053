import {
  stageAfter,
  stageOf,
  stateOfStage,
  type ManuscriptAct,
  type Stage,
} from './manuscript-states';

const STAGES: Stage[] = ['draft', 'pending', 'scheduled', 'approved', 'refused'];
const ACTS: ManuscriptAct[] = [
  'edit',
  'submit',
  'withdraw',
  'discard',
  'review',
  'approve',
  'schedule',
  'refuse',
  'publish',
];

/** What may be done, by silent-areas (Articles); the rest is refused. */
const ALLOWED = new Map([
  ['draft edit', 'draft'],
  ['draft submit', 'pending'],
  ['draft discard', 'draft'],
  ['pending withdraw', 'draft'],
  ['pending review', 'pending'],
  ['pending approve', 'approved'],
  ['pending schedule', 'scheduled'],
  ['pending refuse', 'refused'],
  ['scheduled withdraw', 'draft'],
  ['scheduled review', 'scheduled'],
  ['scheduled approve', 'approved'],
  ['scheduled schedule', 'scheduled'],
  ['scheduled refuse', 'refused'],
  ['scheduled publish', 'approved'],
  ['approved edit', 'draft'],
  ['refused edit', 'refused'],
  ['refused submit', 'pending'],
  ['refused discard', 'refused'],
]);

describe('the table of a manuscript’s states', () => {
  const cases = STAGES.flatMap((stage) => ACTS.map((act) => [stage, act] as const));

  it.each(cases)('%s, %s', (stage, act) => {
    const next = ALLOWED.get(`${stage} ${act}`);
    if (next) expect(stageAfter(stage, act)).toBe(next);
    else expect(() => stageAfter(stage, act)).toThrow(/manuscriptState/);
  });

  it('tells an approved text that waits for its time from a live one', () => {
    expect(stageOf({ state: 'approved', publishAt: new Date() })).toBe('scheduled');
    expect(stageOf({ state: 'approved', publishAt: null })).toBe('approved');
    expect(stateOfStage('scheduled')).toBe('approved');
  });
});
