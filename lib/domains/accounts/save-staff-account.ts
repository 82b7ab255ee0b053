import { CodedError } from '../../contract/error-codes';
import type { StaffAccount } from '../../contract/accounts';
import type { DomainContext } from '../domain-context';
import { hashPassword, isAcceptablePassword } from './password';
import { saveAccount } from './repository';
import { resetStep } from '../second-step/public';
import { dropSessions } from './session-repository';

/**
 * Makes an account for the newsroom's staff, or gives an existing one another
 * role and, when one is named, another password, which ends its sessions. When asked it takes
 * the second step of the sign-in off, for who lost their device.
 * @throws CodedError notPermitted for anyone but the newsroom's own commands;
 *   invalidInput for a password outside the rules, or none for a new account.
 */
export async function saveStaffAccount({
  ctx,
  input: { email, role, password, resetSecondStep },
}: {
  ctx: DomainContext;
  input: StaffAccount;
}): Promise<{ id: number; isNew: boolean }> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  if (password !== undefined && !isAcceptablePassword(password)) {
    throw new CodedError('invalidInput', { field: 'password' });
  }
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const saved = await saveAccount(ctx.db, { email, role, passwordHash, now: ctx.now });
  if (!saved) throw new CodedError('invalidInput', { field: 'password' });
  if (passwordHash && !saved.isNew) await dropSessions(ctx.db, saved.id);
  if (resetSecondStep) await resetStep(ctx, saved.id);
  return saved;
}
