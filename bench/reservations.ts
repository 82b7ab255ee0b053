import { sql } from 'drizzle-orm';
import { connectDatabase, type Database, type DatabaseLocation } from '@/lib/db/client';
import { migrateDatabase } from '@/lib/db/migrate';
import type { Person } from '@/lib/domains/domain-context';
import { sampleEvent } from '@/lib/testing/sample-event';
import { sampleTill } from '@/lib/testing/sample-till';
import { withOwnDatabase } from './postgres';

/** Buyers who ask at the same moment: half of them wait for a connection of the pool. */
const CONCURRENCY = 20;
/** More seats than anybody asks for: none is refused. */
const SEATS = 1_000_000;

/** Reservations of one kind of ticket, all of one event: the same row counts every seat. */
export interface ReservationSpeed {
  database: 'PGlite' | 'PostgreSQL';
  tickets: 'free' | 'priced';
  reservations: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Of as many transactions that count up one row and write another, in the same run. */
  ratioToBare: number;
}

/** Reservations on PGlite in a folder of its own. */
export function benchReservationsOnPglite(folder: string, reservations: number) {
  return measureOn('PGlite', { folder }, reservations);
}

/** Reservations on a PostgreSQL database of their own. */
export function benchReservationsOnPostgres(serverUrl: string, reservations: number) {
  return withOwnDatabase(serverUrl, (databaseUrl) =>
    measureOn('PostgreSQL', { databaseUrl }, reservations),
  );
}

async function measureOn(
  database: ReservationSpeed['database'],
  location: DatabaseLocation,
  reservations: number,
): Promise<ReservationSpeed[]> {
  const { db, close } = await connectDatabase(location);
  try {
    await migrateDatabase(db, process.cwd());
    const bare = await measureBare(db, reservations);
    const results: ReservationSpeed[] = [];
    for (const [tickets, priceMinor] of [
      ['free', 0],
      ['priced', 10_000],
    ] as const) {
      const { perSecond, ...times } = await measureTickets(db, priceMinor, reservations);
      const ratioToBare = perSecond / bare.perSecond;
      results.push({ database, tickets, reservations, perSecond, ...times, ratioToBare });
    }
    return results;
  } finally {
    await close();
  }
}

/** Each by another buyer; a free ticket is paid, made and told in the same transaction. */
async function measureTickets(db: Database, priceMinor: number, reservations: number) {
  const now = new Date();
  const till = sampleTill(db, now);
  const owner = await till.buyer();
  const { type, event } = await sampleEvent(db, {
    now,
    event: { accountId: owner.id, isFree: priceMinor === 0 },
    type: { quantity: SEATS, perPerson: 1, priceMinor },
  });
  const buyers: Person[] = [];
  for (let n = 0; n < reservations; n += 1) buyers.push(await till.buyer());
  const times = await inParallel(reservations, async (n) => {
    const buyer = buyers[n];
    if (buyer) await till.reserve(buyer, type);
  });
  const faults = await till.faults(event.id);
  if (faults.length > 0) throw new Error(`Seats and money do not add up: ${faults.join(', ')}`);
  return times;
}

/** The floor: what a transaction costs here that counts up one row and writes another. */
async function measureBare(db: Database, transactions: number) {
  await db.execute(sql`create table bench_count (id int primary key, taken int not null)`);
  await db.execute(sql`create table bench_rows (n int not null, at timestamptz not null)`);
  await db.execute(sql`insert into bench_count values (1, 0)`);
  return inParallel(transactions, (n) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update bench_count set taken = taken + 1 where id = 1`);
      await tx.execute(sql`insert into bench_rows values (${n}, now())`);
    }),
  );
}

async function inParallel(count: number, work: (n: number) => Promise<void>) {
  const times: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (next < count) {
        const n = next;
        next += 1;
        const beganAt = performance.now();
        await work(n);
        times.push(performance.now() - beganAt);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.min(count - 1, Math.floor(count * share))] ?? 0;
  return { perSecond: count / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}
