import { staffAccount } from '@/lib/contract/accounts';
import { commandLine } from './command-line';
import { openSinkOrEnd } from './newsroom-sink';

const USAGE =
  'Usage: npm run user -- <email> --role admin|editor|reader [--password <8 to 24 characters>] [--reset-second-step]';

/** `npm run user`: makes or promotes an account from the shell. */
const { values, positionals } = commandLine(USAGE, {
  allowPositionals: true,
  options: {
    role: { type: 'string' },
    password: { type: 'string' },
    'reset-second-step': { type: 'boolean' },
  },
});
const { 'reset-second-step': resetSecondStep, ...given } = values;
const account = staffAccount.safeParse({ email: positionals[0], resetSecondStep, ...given });

if (!account.success) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await save(account.data);
}

async function save(input: NonNullable<typeof account.data>): Promise<void> {
  const sink = await openSinkOrEnd();
  try {
    const { isNew } = await sink.run('saveStaffAccount', input);
    console.log(
      `${input.email} is ${isNew ? 'a new account' : 'now'} with the role ${input.role}.`,
    );
  } catch (error) {
    console.error(`Not saved: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exitCode = 1;
  } finally {
    await sink.close();
  }
}
