import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { recoveryDigest } from './recovery-codes';
import { changeStep, lockStep } from './repository';
import { secretOf } from './set-up';
import { takenCounter } from './totp';

/**
 * Spends a code of the app or a recovery code, within the transaction of what it permits;
 * each is good once, also for two calls at the same time.
 * @throws CodedError conflict where no second step is set up; wrongSecondStep
 */
export async function spendCode(
  tx: Database,
  { accountId, code, now }: { accountId: number; code: string; now: Date },
): Promise<void> {
  const step = await lockStep(tx, accountId);
  if (!step?.confirmedAt) throw new CodedError('conflict');
  const { lastCounter, recoveryDigests } = step;
  const counter = takenCounter(secretOf(step.sealedSecret), { code, now, lastCounter });
  if (counter !== undefined) {
    await changeStep(tx, accountId, { lastCounter: counter });
    return;
  }
  const digest = recoveryDigest(accountId, code);
  if (!recoveryDigests.includes(digest)) throw new CodedError('wrongSecondStep');
  const left = recoveryDigests.filter((each) => each !== digest);
  await changeStep(tx, accountId, { recoveryDigests: left });
}
