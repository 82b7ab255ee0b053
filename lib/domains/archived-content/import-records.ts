import { TAGS } from '../../contract/cache-tags';
import type { ArchivedRecord, ArchivedValues } from '../../contract/archived-content';
import { CodedError } from '../../contract/error-codes';
import type { ImportOutcome } from '../../contract/importing';
import type { Database } from '../../db/client';
import { keepConversion, wakeConversion } from '../conversion/public';
import type { DomainContext } from '../domain-context';
import { flashListingChanges } from '../flash/public';
import { writeListingChanges } from '../listings/public';
import { savePictures } from '../media/public';
import { isPersonsOwn } from './authors-repository';
import { checkedValues } from './check-record';
import { saysTheSame } from './read-records';
import { inOne, isDeskWork, RECORDS } from './stores-repository';

type Written = Pick<ImportOutcome, 'outcome' | 'reason'>;

/**
 * Brings records of an archive back as they were, each in a transaction of its own. One that is
 * here and the same is left alone; one that nobody of this desk touched is made as the archive
 * says; what the desk wrote here, and what authors say of themselves, is never written over.
 * @param input.accountId whose the events become that were never live; left out they stay out.
 * @throws CodedError notPermitted for anyone but the newsroom's own commands.
 */
export async function importRecords({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: { records: readonly ArchivedRecord[]; accountId?: number | null };
}): Promise<ImportOutcome[]> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  const outcomes: ImportOutcome[] = [];
  for (const record of input.records) {
    outcomes.push(await importOne(ctx, record, input.accountId ?? null));
  }
  const isChanged = ({ outcome }: Written) => outcome === 'new' || outcome === 'updated';
  // Names and texts of these stand on pages everywhere.
  if (outcomes.some(isChanged)) ctx.changed(TAGS.all);
  const hasWords = outcomes.some(
    (outcome, place) => isChanged(outcome) && input.records[place]?.kind === 'words',
  );
  if (hasWords) {
    ctx.changed(TAGS.conversion);
    wakeConversion();
  }
  return outcomes;
}

async function importOne(
  ctx: DomainContext,
  record: ArchivedRecord,
  accountId: number | null,
): Promise<ImportOutcome> {
  const base = { sourceKey: `${record.kind}/${record.key}`, id: null };
  try {
    const values = checkedValues(record);
    const written = await inOne(ctx.db, (tx) =>
      write({ ...ctx, db: tx }, { ...record, values }, accountId),
    );
    return { ...base, ...written };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...base, outcome: 'failed', reason };
  }
}

async function write(
  ctx: DomainContext,
  record: ArchivedRecord,
  accountId: number | null,
): Promise<Written> {
  const { kind } = record;
  const tx = ctx.db;
  const store = RECORDS[kind];
  const values = (await store.reachable?.(tx, record.values)) ?? record.values;
  const before = await store.find(tx, record);
  const settled = (each: ArchivedValues) => store.settled?.(each) ?? each;
  if (before && saysTheSame(settled(before.values), settled(values)))
    return { outcome: 'unchanged', reason: null };
  if (before && kind === 'authors' && (await isPersonsOwn(tx, before.id))) {
    return { outcome: 'unchanged', reason: null };
  }
  if (before) await store.refuseUpdate?.(tx, before.id);
  if (before && (await isDeskWork(tx, kind, before))) {
    throw new Error(
      'the desk changed it on this site and it differs from the archive: left as it is',
    );
  }
  await savePictures(tx, record.pictures);
  if (before) await store.update(tx, before.id, values);
  else await store.insert(tx, { key: record.key, values, accountId });
  await count(tx, { ...record, values }, before?.values);
  if (kind === 'words') await keepConversion(ctx);
  return { outcome: before ? 'updated' : 'new', reason: null };
}

/** Moves the totals of lists by what is on them now. */
async function count(
  tx: Database,
  { kind, values }: ArchivedRecord,
  before: ArchivedValues | undefined,
): Promise<void> {
  if (kind !== 'flashes') return;
  const left = before ? flashListingChanges(before, -1) : [];
  await writeListingChanges(tx, [...left, ...flashListingChanges(values, 1)]);
}
