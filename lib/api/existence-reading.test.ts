import { runCommand } from './newsroom-commands';
import { TAGS } from '../contract/cache-tags';
import { processRegistry } from '../platform/process-registry';
import { sampleNewsroom } from '../testing/sample-content';
import { sampleIssues } from '../testing/sample-issues';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import {
  readReading,
  stateOfReading,
  touchesReading,
  type KnownReading,
} from './existence-reading';

const NOW = new Date('2026-03-05T00:00:00.000Z');
let database: TestDatabase;
let known: KnownReading;

beforeAll(async () => {
  database = await createTestDatabase();
  processRegistry().database = database.raw;
  // Its one event is an hour away.
  await runCommand('installNewsroom', sampleNewsroom(NOW));
  await runCommand('saveIssues', { issues: sampleIssues() });
  known = await readReading(database.db, NOW);
}, 60_000);
afterAll(async () => {
  processRegistry().database = undefined;
  await database.close();
});

describe('what there is of periodicals and months', () => {
  it.each([
    ['brief', '2026-03-01', 'live'],
    ['brief', '2026-03-02', 'absent'],
    ['brief', 1, 'absent'],
    ['weekly', 2, 'live'],
    ['technical', 2, 'absent'],
    ['technical', 3, 'live'],
    ['weekly', 99, 'absent'],
    ['topic', 1, 'absent'],
    ['month', '2026-03', 'live'],
    ['month', '2026-04', 'absent'],
    ['month', '2026-02', 'absent'],
    ['eventView', 'online_2026-03', 'live'],
    ['eventView', '2026-04', 'absent'],
    ['eventView', '1900-01', 'absent'],
    ['eventView', 'topic-999999', 'absent'],
    ['eventView', 'past_city-00000000', 'absent'],
    ['eventView', 'zzz', 'absent'],
    ['article', 1, undefined],
  ])('%s %s is %s', (entity, key, state) => {
    expect(stateOfReading(known, entity, key, NOW)).toBe(state);
  });

  it('has this month when time has passed all dates', () => {
    const later = new Date('2030-07-31T16:00:00.000Z');
    expect(stateOfReading(known, 'month', '2030-08', later)).toBe('live');
    expect(stateOfReading(known, 'month', '2030-07', later)).toBe('absent');
  });

  it('counts each list', () => {
    expect(Object.fromEntries(known.totals)).toMatchObject({ 'issue:daily': 1, topic: 0 });
  });

  it('is read again for a change of its own parts alone', () => {
    expect(touchesReading([TAGS.labels, TAGS.issues])).toBe(true);
    expect(touchesReading([TAGS.events])).toBe(true);
    expect(touchesReading([TAGS.labels, TAGS.article(1)])).toBe(false);
  });
});
