import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../contract/endpoint';
import { ENDPOINTS, type EndpointName } from '../contract/endpoints';
import { isCodedError } from '../contract/error-codes';
import type { Actor } from '../domains/domain-context';
import type { JobQueue } from '../platform/jobs';
import { processRegistry } from '../platform/process-registry';
import { DESK_INPUTS } from '../testing/desk-inputs';
import { samplePerson } from '../testing/sample-account';
import { sampleNewsroom } from '../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { execute } from './execute';
import { runCommand } from './newsroom-commands';

/** `unproven`: an admin who did not pass the second step of the sign-in. */
const ROLES = ['visitor', 'reader', 'editor', 'admin', 'unproven'] as const;
type Role = (typeof ROLES)[number];

let database: TestDatabase;
const actors = new Map<Role, Actor>([['visitor', { kind: 'visitor' }]]);

beforeAll(async () => {
  database = await createTestDatabase();
  processRegistry().database = database.raw;
  const queue: JobQueue = {
    enqueue: async () => randomUUID(),
    schedule: () => undefined,
    wake: () => undefined,
  };
  processRegistry().jobs = queue;
  await runCommand('installNewsroom', sampleNewsroom(new Date()));
  for (const role of ['reader', 'editor', 'admin'] as const) {
    actors.set(role, (await samplePerson(database.db, { role })).actor);
  }
  const { actor: admin } = await samplePerson(database.db, { role: 'admin' });
  if (admin.kind === 'person') actors.set('unproven', { ...admin, hasSecondStep: false });
}, 60_000);
afterAll(async () => {
  processRegistry().jobs = undefined;
  processRegistry().database = undefined;
  await database.close();
});

/** Calls of the desk, and what each role is refused with before anything is read. */
const calls = (Object.keys(ENDPOINTS) as EndpointName[]).flatMap((name) => {
  const { auth }: Endpoint = ENDPOINTS[name];
  if (auth !== 'editor' && auth !== 'admin') return [];
  const refusals: Record<Role, string | null> = {
    visitor: 'signInRequired',
    reader: 'notPermitted',
    editor: auth === 'admin' ? 'notPermitted' : null,
    admin: null,
    unproven: 'secondStepRequired',
  };
  return ROLES.map((role) => ({ name, role, refusal: refusals[role] }));
});

async function outcomeOf(name: EndpointName, role: Role): Promise<string> {
  const actor = actors.get(role) ?? { kind: 'visitor' };
  const input = (DESK_INPUTS as Record<string, object | undefined>)[name];
  if (!input) throw new Error(`DESK_INPUTS has no input of ${name}.`);
  try {
    await execute(name, input as never, { locale: 'en', actor });
    return 'done';
  } catch (error) {
    if (!isCodedError(error)) throw error;
    return error.key;
  }
}

describe('the calls of the desk', () => {
  it('are among the calls', () => {
    expect(calls.length).toBeGreaterThanOrEqual(ROLES.length * 8);
  });

  it.each(calls)('$name by $role', async ({ name, role, refusal }) => {
    const outcome = await outcomeOf(name, role);
    if (refusal !== null) expect(outcome).toBe(refusal);
    else expect(outcome).not.toMatch(/signInRequired|notPermitted|internal/);
  });
});
