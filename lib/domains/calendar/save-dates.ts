import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { TAGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import type { calendarSet, PreparedDate } from '../../contract/importing-reading';
import type { Database } from '../../db/client';
import type { DomainContext } from '../domain-context';
import { lastSiteDay, siteDay } from './calendar-days';
import { insertDate, listDatesByKey, updateDate, type DateRow, type NewDate } from './repository';

/**
 * Writes dates of the calendar by key, all or none. One that is the same stays
 * untouched; one that differs counts its change, for those who subscribed.
 * @returns how many were written.
 * @throws CodedError notPermitted for anyone but the newsroom's own commands.
 */
export async function saveDates({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: z.output<typeof calendarSet>;
}): Promise<{ dates: number }> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  const rows = input.dates.map(rowOf);
  const written = await ctx.db.transaction((tx) => writeDates(tx as Database, rows, ctx.now));
  if (written > 0) ctx.changed(TAGS.calendar);
  return { dates: written };
}

async function writeDates(db: Database, rows: readonly NewDate[], now: Date): Promise<number> {
  const known = await listDatesByKey(
    db,
    rows.map((row) => row.key),
  );
  let written = 0;
  for (const row of rows) {
    const before = known.get(row.key);
    if (before && isSame(before, row)) continue;
    if (before) await updateDate(db, before.id, row, now);
    else await insertDate(db, row, now);
    written += 1;
  }
  return written;
}

function rowOf({ when, source, ...date }: PreparedDate): NewDate {
  const named = { sourceName: source?.name ?? null, sourceUrl: source?.url ?? null };
  if (when.form === 'days') {
    const { firstDay, lastDay } = when;
    const noHours = { startsAt: null, endsAt: null, timeZone: null };
    return { ...date, ...named, firstDay, lastDay, ...noHours };
  }
  const startsAt = new Date(when.startAt);
  const endsAt = when.endAt === null ? null : new Date(when.endAt);
  return {
    ...date,
    ...named,
    firstDay: siteDay(startsAt),
    lastDay: lastSiteDay(startsAt, endsAt),
    startsAt,
    endsAt,
    timeZone: when.timeZone,
  };
}

function isSame(
  { id: _id, changedAt: _changedAt, revision: _revision, ...row }: DateRow,
  wanted: NewDate,
) {
  return isDeepStrictEqual(row, wanted);
}
