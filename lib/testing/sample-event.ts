import { randomUUID } from 'node:crypto';
import type { Database } from '../db/client';
import { eventCodes, events, eventTicketTypes } from '../db/schema';

const HOUR_MS = 3_600_000;

/** A live event with one ticket type, and a code where the test wants one. */
export async function sampleEvent(
  db: Database,
  {
    now,
    event: eventChanges = {},
    type: typeChanges = {},
    code: codeChanges,
  }: {
    now: Date;
    event?: Partial<typeof events.$inferInsert>;
    type?: Partial<typeof eventTicketTypes.$inferInsert>;
    code?: Partial<typeof eventCodes.$inferInsert>;
  },
) {
  const text = (zh: string, en: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en });
  const [event] = await db
    .insert(events)
    .values({
      title: text('示例活动', 'Sample event'),
      summary: text('说明', 'Summary'),
      city: text('香港', 'Hong Kong'),
      address: text('海旁一号', '1 Waterfront'),
      startsAt: new Date(now.getTime() + 240 * HOUR_MS),
      endsAt: new Date(now.getTime() + 243 * HOUR_MS),
      timeZone: 'Asia/Hong_Kong',
      isOnline: false,
      isFree: false,
      poster: '',
      ...eventChanges,
    })
    .returning();
  const [type] = await db
    .insert(eventTicketTypes)
    .values({
      eventId: event!.id,
      position: 0,
      name: text('标准票', 'Standard'),
      kind: 'ordinary',
      priceMinor: 10_000,
      currency: 'HKD',
      quantity: 10,
      perPerson: 4,
      ...typeChanges,
    })
    .returning();
  const [code] =
    codeChanges === undefined
      ? []
      : await db
          .insert(eventCodes)
          .values({
            eventId: event!.id,
            typeId: type!.id,
            code: `CODE${randomUUID().slice(0, 8).toUpperCase()}`,
            percentOff: 50,
            useLimit: 5,
            createdAt: now,
            ...codeChanges,
          })
          .returning();
  return { event: event!, type: type!, code };
}
