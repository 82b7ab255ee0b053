import { CodedError } from '../../contract/error-codes';
import { micrositeSet } from '../../contract/microsite-documents';
import { sampleCeremony } from '../../testing/sample-microsites';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import type { Actor, CallContext } from '../domain-context';
import { castVote, listOwnVotes } from './cast-vote';
import { getCeremony } from './read-ceremony';
import { saveMicrosites } from './save-microsites';

const OPEN = new Date('2026-01-10T00:00:00.000Z');
const CLOSED = new Date('2026-01-31T16:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

const person = (id: number): Actor => ({
  kind: 'person',
  id,
  role: 'reader',
  hasSecondStep: false,
  sessionId: 1,
});

function context(actor: Actor, now = OPEN, limit: CallContext['limit'] = async () => {}) {
  const tags: string[] = [];
  const ctx: CallContext = {
    db: database.db,
    locale: 'zh-Hans',
    actor,
    now,
    changed: (tag) => tags.push(tag),
    network: '',
    userAgent: '',
    wantsNoTracking: false,
    deliver: async () => undefined,
    limit,
    forgive: async () => {},
  };
  return { ctx, tags };
}

let counter = 0;
async function newCeremony(): Promise<string> {
  const key = `vote-${(counter += 1)}`;
  const { ctx } = context({ kind: 'system' });
  await saveMicrosites({ ctx, input: micrositeSet.parse({ sites: [sampleCeremony({ key })] }) });
  return key;
}

const vote = (key: string, nominee = 'alpha', category = 'tool') => ({ key, category, nominee });
const totalOf = async (key: string) =>
  (await getCeremony(context({ kind: 'visitor' }).ctx, key)).total_votes;

describe('a vote', () => {
  it('is counted, and answered with all own votes; no page is made anew for it', async () => {
    const key = await newCeremony();
    const { ctx, tags } = context(person(1));
    const { votes } = await castVote({ ctx, input: vote(key) });
    expect(votes).toEqual([{ category: 'tool', nominee: 'alpha' }]);
    expect(await totalOf(key)).toBe(101);
    expect(tags).toEqual([]);
  });

  it('may be changed, and is one vote still, also when it comes twice at once', async () => {
    const key = await newCeremony();
    const { ctx } = context(person(1));
    await Promise.all(['alpha', 'beta'].map((name) => castVote({ ctx, input: vote(key, name) })));
    await castVote({ ctx, input: vote(key, 'beta') });
    expect(await listOwnVotes({ ctx, key })).toEqual({
      votes: [{ category: 'tool', nominee: 'beta' }],
    });
    expect(await totalOf(key)).toBe(101);
  });

  it('of two people is two votes, each seen by its own alone', async () => {
    const key = await newCeremony();
    await castVote({ ctx: context(person(1)).ctx, input: vote(key) });
    await castVote({ ctx: context(person(2)).ctx, input: vote(key) });
    expect(await totalOf(key)).toBe(102);
    expect(await listOwnVotes({ ctx: context(person(3)).ctx, key })).toEqual({ votes: [] });
  });

  it.each([
    ['a visitor', { kind: 'visitor' } as const, 'signInRequired'],
    ['the newsroom’s commands', { kind: 'system' } as const, 'notPermitted'],
  ])('is not taken from %s', async (_who, actor, reason) => {
    const key = await newCeremony();
    const { ctx } = context(actor);
    await expect(castVote({ ctx, input: vote(key) })).rejects.toMatchObject({ key: reason });
    await expect(listOwnVotes({ ctx, key })).rejects.toMatchObject({ key: reason });
    expect(await totalOf(key)).toBe(100);
  });

  it.each([
    ['before the voting', new Date('2025-12-31T23:59:59.999Z')],
    ['when the voting ends', CLOSED],
  ])('is not taken %s', async (_when, now) => {
    const key = await newCeremony();
    const { ctx } = context(person(1), now);
    await expect(castVote({ ctx, input: vote(key) })).rejects.toMatchObject({
      key: 'votingClosed',
    });
    expect(await totalOf(key)).toBe(100);
  });

  it.each([
    ['an unknown nominee', 'tool', 'nobody'],
    ['an unknown category', 'nothing', 'alpha'],
  ])('is not taken for %s', async (_what, category, nominee) => {
    const key = await newCeremony();
    const { ctx } = context(person(1));
    const input = vote(key, nominee, category);
    await expect(castVote({ ctx, input })).rejects.toMatchObject({ key: 'notFound' });
  });

  it('is not taken for a ceremony that is not there, nor over the limit', async () => {
    const { ctx } = context(person(1));
    await expect(castVote({ ctx, input: vote('nowhere') })).rejects.toMatchObject({
      key: 'notFound',
    });
    const key = await newCeremony();
    const tired = context(person(1), OPEN, async () => {
      throw new CodedError('tooManyRequests');
    });
    const refusal = castVote({ ctx: tired.ctx, input: vote(key) });
    await expect(refusal).rejects.toMatchObject({ key: 'tooManyRequests' });
    expect(await totalOf(key)).toBe(100);
  });
});
