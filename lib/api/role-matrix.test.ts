import type { Endpoint } from '../contract/endpoint';
import { ENDPOINTS, type EndpointName } from '../contract/endpoints';
import type { Actor } from '../domains/domain-context';
import { DESK_INPUTS } from '../testing/desk-inputs';
import { samplePerson } from '../testing/sample-account';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { execute } from './execute';

/** Each who may call, and what each other is told: every call of the desk by every role. */
const WHO = ['visitor', 'reader', 'editor', 'admin', 'withoutSecondStep'] as const;
type Who = (typeof WHO)[number];

let database: TestDatabase;
let actors: Record<Who, Actor>;

beforeAll(async () => {
  database = await createTestDatabase();
  const of = async (role: 'reader' | 'editor' | 'admin') =>
    (await samplePerson(database.db, { role })).actor;
  const admin = await of('admin');
  actors = {
    visitor: { kind: 'visitor' },
    reader: await of('reader'),
    editor: await of('editor'),
    admin,
    withoutSecondStep: { ...admin, hasSecondStep: false },
  };
}, 60_000);
afterAll(() => database.close());

const deskCalls = (Object.values(ENDPOINTS) as Endpoint[]).filter(
  ({ auth }) => auth === 'editor' || auth === 'admin',
);

function expected(auth: Endpoint['auth'], who: Who): string | undefined {
  if (who === 'visitor') return 'signInRequired';
  if (who === 'reader') return 'notPermitted';
  if (who === 'withoutSecondStep') return 'secondStepRequired';
  return auth === 'admin' && who === 'editor' ? 'notPermitted' : undefined;
}

/** The error that a call is refused with, or '' where it is let through. */
async function refusalOf(name: EndpointName, actor: Actor): Promise<string> {
  const input = (DESK_INPUTS as Partial<Record<EndpointName, object>>)[name] ?? {};
  try {
    await execute(name, input as never, { locale: 'en', actor, db: database.db });
    return '';
  } catch (error) {
    return (error as { key?: string }).key ?? String(error);
  }
}

describe('every call of the desk', () => {
  it('has its row in the tests’ inputs', () => {
    const missing = deskCalls.filter(({ name }) => !(name in DESK_INPUTS));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it.each(WHO)('answers %s as the matrix says', async (who) => {
    for (const { name, auth } of deskCalls) {
      const wanted = expected(auth, who);
      const refusal = await refusalOf(name as EndpointName, actors[who]);
      if (wanted) expect([name, refusal]).toEqual([name, wanted]);
      else expect([name, refusal]).not.toEqual([name, expect.stringMatching(/Permitted|Required/)]);
    }
  });
});
