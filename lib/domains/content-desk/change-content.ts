import { z } from 'zod';
import {
  CONTENT_FIELDS,
  contentSchema,
  DATED_CONTENT,
  FIXED_CONTENT,
  ORDERED_CONTENT,
  type ContentItem,
  type ContentKind,
} from '../../contract/desk-content';
import { isConversionWord } from '../../contract/conversion';
import { CodedError, type FieldFault } from '../../contract/error-codes';
import { parseInput } from '../../contract/parse-input';
import type { Database } from '../../db/client';
import { recordAct } from '../audit/public';
import { keepConversion, wakeConversion } from '../conversion/public';
import type { DomainContext } from '../domain-context';
import { CHANGED_TAGS } from './changed-tags';
import { checkDate } from './check-date';
import { checkMicrosite } from './check-microsite';
import { articleTitles, contentEditor, presentContent, versionOf } from './read-content';
import { toKept, type DeskValues, type KeptValues } from './row-values';
import { listAuthorNames, STORES } from './stores-repository';
import { inTransaction, isStillNeeded, lockKind } from './transaction-repository';

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Names a part of a document in addresses. */
const FRAGMENT = /^[a-z][a-z0-9-]*$/;

interface Values {
  values: Record<string, unknown>;
}
interface Which {
  kind: ContentKind;
  id: number;
}

/**
 * Makes a record, last in the desk's order. The same client key again gives the one it made.
 * @throws CodedError invalidInput with the faults of its fields, contentExists, notPermitted,
 *   secondStepRequired
 */
export async function addContent({
  ctx,
  input: { kind, client_key: clientKey, values: raw },
}: {
  ctx: DomainContext;
  input: { kind: ContentKind; client_key: string } & Values;
}): Promise<ContentItem> {
  contentEditor(ctx, kind);
  if (FIXED_CONTENT.includes(kind)) throw new CodedError('notPermitted');
  const key = `desk:${clientKey}`;
  const store = STORES[kind];
  const item = await inTransaction(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    await lockKind(tx, kind);
    const again = await store.findByKey(tx, key);
    const kept = again === undefined ? await check(inside, kind, raw, {}) : {};
    if (again === undefined && (await store.isTaken(tx, kept, null))) {
      throw new CodedError('contentExists');
    }
    const made = again ?? (await store.insert(tx, { key, values: kept, now: ctx.now }));
    const id = made ?? (await store.findByKey(tx, key)) ?? 0;
    const now = (await store.find(tx, id)) ?? kept;
    if (again === undefined && made !== undefined) {
      await settle(inside, { kind, id }, 'add', { before: null, after: now });
    }
    return presentContent(inside, { kind, id }, now);
  });
  tell(ctx, kind);
  return item;
}

/**
 * Writes a record anew. What is the same already is left alone.
 * @throws CodedError invalidInput with the faults of its fields, notFound, conflict,
 *   contentExists, notPermitted, secondStepRequired
 */
export async function saveContent({
  ctx,
  input: { kind, id, version, values: raw },
}: {
  ctx: DomainContext;
  input: Which & { version: string } & Values;
}): Promise<ContentItem> {
  contentEditor(ctx, kind);
  const store = STORES[kind];
  const item = await inTransaction(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    await lockKind(tx, kind);
    const before = await store.find(tx, id);
    if (!before) throw new CodedError('notFound');
    const kept = await check(inside, kind, raw, before);
    if (await store.isTaken(tx, kept, id)) throw new CodedError('contentExists');
    const isSame = versionOf(before) === versionOf({ ...before, ...kept });
    // Sent again after its answer was lost: it is as it was wanted.
    if (isSame) return presentContent(inside, { kind, id }, before);
    if (versionOf(before) !== version) throw new CodedError('conflict');
    await store.update(tx, id, kept, ctx.now);
    const after = (await store.find(tx, id)) ?? kept;
    await settle(inside, { kind, id }, 'save', { before, after });
    return presentContent(inside, { kind, id }, after);
  });
  tell(ctx, kind);
  return item;
}

/**
 * Takes a record away.
 * @throws CodedError notFound, conflict, contentInUse while something refers to it,
 *   notPermitted for what screens are bound to, secondStepRequired
 */
export async function removeContent({
  ctx,
  input: { kind, id, version },
}: {
  ctx: DomainContext;
  input: Which & { version: string };
}): Promise<Record<string, never>> {
  contentEditor(ctx, kind);
  if (FIXED_CONTENT.includes(kind)) throw new CodedError('notPermitted');
  const store = STORES[kind];
  try {
    await inTransaction(ctx.db, async (tx) => {
      const before = await store.find(tx, id);
      if (!before) throw new CodedError('notFound');
      if (versionOf(before) !== version) throw new CodedError('conflict');
      await store.remove(tx, id);
      await settle({ ...ctx, db: tx }, { kind, id }, 'remove', { before, after: null });
    });
  } catch (error) {
    throw isStillNeeded(error) ? new CodedError('contentInUse', {}, error) : error;
  }
  tell(ctx, kind);
  return {};
}

/**
 * Puts the records of a kind in order: those named first, the others after them as they stood.
 * @throws CodedError notPermitted for a kind without an order, secondStepRequired
 */
export async function orderContent({
  ctx,
  input: { kind, ids },
}: {
  ctx: DomainContext;
  input: { kind: ContentKind; ids: number[] };
}): Promise<Record<string, never>> {
  contentEditor(ctx, kind);
  if (!ORDERED_CONTENT.includes(kind)) throw new CodedError('notPermitted');
  await inTransaction(ctx.db, async (tx) => {
    await lockKind(tx, kind);
    const known = (await STORES[kind].list(tx)).map(({ id }) => id);
    const wanted = [...new Set(ids)].filter((id) => known.includes(id));
    const order = [...wanted, ...known.filter((id) => !wanted.includes(id))];
    if (order.every((id, place) => id === known[place])) return;
    await STORES[kind].order(tx, order);
    const { actor, now: at } = ctx;
    await recordAct(tx, { actor, act: 'content.order', subject: 'content', subjectId: kind, at });
  });
  tell(ctx, kind);
  return {};
}

/** The values of a kind as they are kept. @throws CodedError invalidInput */
async function check(
  ctx: DomainContext,
  kind: ContentKind,
  raw: Record<string, unknown>,
  before: KeptValues,
): Promise<KeptValues> {
  const fields = CONTENT_FIELDS[kind];
  const schema = z.object({ values: contentSchema(kind) });
  const { values } = parseInput(schema, { values: raw }) as { values: DeskValues };
  refuseTurnedWindow(values);
  for (const field of fields) {
    const { name, type } = field;
    const isKnown =
      type === 'author'
        ? (await listAuthorNames(ctx.db, [values[name] as number])).length > 0
        : type === 'article'
          ? (await knownArticles(ctx, [values[name] as number])).length > 0
          : type !== 'record' || (await knownRecords(ctx, field.of, [values[name]])).length > 0;
    if (!isKnown) refuse(name, 'invalid');
    if (type === 'articles') {
      const held = (before[name] ?? []) as readonly number[];
      values[name] = await shownArticles(ctx, name, values[name] as number[], held);
    }
    if (type === 'records') values[name] = await knownRecords(ctx, field.of, values[name]);
  }
  if (kind === 'dates') checkDate(values);
  if (kind === 'issues') {
    // A page stands for each day: a month is none, and an issue stays in its series.
    if (!WHOLE_DAY.test(values.day as string)) refuse('day', 'invalid');
    if (before.issue_kind !== undefined && before.issue_kind !== values.issue_kind) {
      refuse('issue_kind', 'invalid');
    }
  }
  if (kind === 'documents') {
    const keys = (values.parts as { key: string }[]).map(({ key }) => key);
    if (keys.some((key) => !FRAGMENT.test(key)) || new Set(keys).size < keys.length) {
      refuse('parts', 'invalid');
    }
  }
  if (kind === 'words') {
    for (const name of ['hans', 'hant']) {
      if (!isConversionWord(values[name] as string)) refuse(name, 'invalid');
    }
  }
  // What is dated is published now where no time is written, and keeps the time it has.
  if (DATED_CONTENT.includes(kind) && values.published_time === '') {
    const given = before.published_time instanceof Date ? before.published_time : ctx.now;
    values.published_time = given.toISOString();
  }
  const kept = toKept(fields, values, before);
  checkMicrosite(kind, kept, before);
  return kept;
}

/** Of some articles those that readers can see, in their order. */
async function knownArticles(ctx: DomainContext, ids: readonly number[]): Promise<number[]> {
  const titles = await articleTitles(ctx, ids);
  return ids.filter((id) => Object.hasOwn(titles, `article:${id}`));
}

/**
 * Some articles in their order, each once. One that stood there before stays though readers do not
 * see it now: it may be put back.
 * @throws CodedError invalidInput at the places of others that readers cannot see.
 */
async function shownArticles(
  ctx: DomainContext,
  name: string,
  ids: readonly number[],
  held: readonly number[],
): Promise<number[]> {
  const allowed = new Set([...held, ...(await knownArticles(ctx, ids))]);
  const missing = ids.flatMap((id, place) => (allowed.has(id) ? [] : [`${name}.${place}`]));
  if (missing.length > 0) refuse(missing, 'invalid');
  return [...new Set(ids)];
}

/** Of some records those that are there, each once, in their order. */
async function knownRecords(
  ctx: DomainContext,
  kind: ContentKind,
  ids: unknown,
): Promise<number[]> {
  const rows = await STORES[kind].list(ctx.db);
  return [...new Set(ids as number[])].filter((id) => rows.some((row) => row.id === id));
}

function refuseTurnedWindow({ starts_time: starts, ends_time: ends }: DeskValues): void {
  if (typeof starts !== 'string' || typeof ends !== 'string' || starts === '' || ends === '')
    return;
  if (new Date(ends) <= new Date(starts)) refuse('ends_time', 'invalid');
}

function refuse(name: string | readonly string[], fault: FieldFault): never {
  const fields = [name].flat().map((each) => `values.${each}`);
  const faults = Object.fromEntries(fields.map((field) => [field, fault]));
  throw new CodedError('invalidInput', { field: fields[0] ?? '' }, undefined, faults);
}

/** Writes the act down, and has words applied. */
async function settle(
  ctx: DomainContext & { db: Database },
  { kind, id }: Which,
  verb: 'add' | 'save' | 'remove',
  { before, after }: { before: KeptValues | null; after: KeptValues | null },
): Promise<void> {
  if (kind === 'words') await keepConversion(ctx);
  await recordAct(ctx.db, {
    actor: ctx.actor,
    act: `content.${verb}`,
    subject: 'content',
    subjectId: `${kind}-${id}`,
    detail: { kind, title: titleOf(after ?? before ?? {}) },
    at: ctx.now,
  });
}

function titleOf(values: KeptValues): string {
  const named = values.title ?? values.name ?? values.word ?? values.hans ?? '';
  if (typeof named === 'string') return named;
  return (named as { 'zh-Hans'?: string })['zh-Hans'] ?? '';
}

function tell(ctx: DomainContext, kind: ContentKind): void {
  if (kind === 'words') wakeConversion();
  CHANGED_TAGS[kind].forEach((tag) => ctx.changed(tag));
}
