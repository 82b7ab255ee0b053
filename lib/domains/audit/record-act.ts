import type { Database } from '../../db/client';
import type { Actor } from '../domain-context';
import { insertAct } from './repository';

/** Something that staff did, for who must answer for it later. */
export interface StaffAct {
  /** Who did it; the newsroom's own commands are written down without an account. */
  actor: Actor;
  /** `subject.verb`, the key of a sentence in messages/desk (acts), e.g. `article.approve`. */
  act: string;
  /** What it was done to: a kind such as `article`, and its id. */
  subject: string;
  subjectId: number | string;
  /** What is worth knowing of it: flat, and nothing that is secret. */
  detail?: Record<string, string | number | boolean | null>;
  at: Date;
}

/** Writes an act down within the transaction of what was done; the verb has authorised. */
export async function recordAct(tx: Database, act: StaffAct): Promise<void> {
  const { actor, subjectId, detail = {}, ...rest } = act;
  await insertAct(tx, {
    ...rest,
    accountId: actor.kind === 'person' ? actor.id : null,
    subjectId: String(subjectId),
    detail,
  });
}
