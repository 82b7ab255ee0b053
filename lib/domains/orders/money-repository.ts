import type { Database } from '../../db/client';
import { moneyEntries, type MoneyAccount } from '../../db/schema';

/** Something that happened to money: signed entries by account, which sum to zero. */
export interface Posting {
  /** What happened, once: `order:5:charge`. */
  posting: string;
  orderId: number;
  eventId: number;
  currency: string;
  entries: Readonly<Partial<Record<MoneyAccount, number>>>;
  at: Date;
}

/**
 * Writes a posting into the books; the same one said twice stands once.
 * @throws RangeError where the entries do not sum to zero: the books would not add up.
 */
export async function post(tx: Database, { entries, ...shared }: Posting): Promise<void> {
  const rows = (Object.entries(entries) as [MoneyAccount, number][])
    .filter(([, amountMinor]) => amountMinor !== 0)
    .map(([account, amountMinor]) => ({ ...shared, account, amountMinor }));
  const sum = rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (sum !== 0) throw new RangeError(`${shared.posting} does not add up: ${sum}`);
  if (rows.length > 0) await tx.insert(moneyEntries).values(rows).onConflictDoNothing();
}
