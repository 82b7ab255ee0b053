import { CodedError } from '../../contract/error-codes';
import { personOf, type Actor, type Person } from '../domain-context';

/** Whose an article is. */
export interface Ownership {
  /** Account that writes this text; null for one that nobody began, or whose account is gone. */
  writerId: number | null;
  /** Account that writes as the article's author; null for the newsroom's own authors. */
  authorAccountId: number | null;
}

/** Who is signed in. @throws CodedError signInRequired */
export function writerOf(actor: Actor): Person {
  return personOf(actor, () => new CodedError('signInRequired'));
}

/** Whether a text is a person's own: they write it, or write as the article's author. */
export function isOwn(person: Person, { writerId, authorAccountId }: Ownership): boolean {
  return writerId === person.id || authorAccountId === person.id;
}

/** One's own texts, and for staff those of the newsroom's own authors. @throws CodedError notPermitted */
export function refuseStranger(person: Person, ownership: Ownership): void {
  const isNewsrooms = ownership.authorAccountId === null && person.role !== 'reader';
  if (!isOwn(person, ownership) && !isNewsrooms) throw new CodedError('notPermitted');
}

/** An edition in another language is begun by the author or by staff. @throws CodedError notPermitted */
export function refuseTranslator(person: Person, ownership: Ownership): void {
  if (person.role === 'reader' && !isOwn(person, ownership)) throw new CodedError('notPermitted');
}
