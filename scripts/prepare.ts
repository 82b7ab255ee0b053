import { sql } from 'drizzle-orm';
import { getDatabase } from '@/lib/db/client';
import { rowsOf } from '@/lib/db/rows';
import { messageOf } from './message-of';
import { openSink, type NewsroomSink } from './newsroom-sink';
import { progressLine } from './progress-line';
import { plantNewsroom } from './seed/plant-newsroom';

/**
 * First start: makes the database, brings its schema up to date and, when no
 * newsroom is in it, plants the sample one. A process of its own, because
 * making the embedded database leaves a process three times as big.
 */
try {
  await prepare();
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

async function prepare(): Promise<void> {
  const sink = await openSink();
  try {
    await plantInEmpty(sink);
  } finally {
    await sink.close();
  }
}

async function plantInEmpty(sink: NewsroomSink): Promise<void> {
  const [row] = rowsOf<{ count: string }>(
    await getDatabase().execute(sql`select count(*) as count from app_settings`),
  );
  if (Number(row?.count ?? 0) === 0) {
    const planted = await plantNewsroom(sink, new Date(), progressLine());
    console.log(`  sample newsroom: ${planted.articles} articles, ${planted.flashes} flashes`);
  }
}
