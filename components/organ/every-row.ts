import { PAGE_SIZE_MAX } from '@/lib/contract/constants';

interface Part<Row> {
  list: readonly Row[];
  next_cursor: string | null;
}

interface Asked {
  page: number;
  limit: number;
  cursor?: string;
}

/**
 * All rows of a list, for a file: by cursor where the list has one, so that what comes in meanwhile
 * shifts nothing.
 */
export async function everyRow<Row>(ask: (input: Asked) => Promise<Part<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  for (let page = 1; ; page += 1) {
    const part: Part<Row> = await ask({
      page,
      limit: PAGE_SIZE_MAX,
      ...(cursor === null ? {} : { cursor }),
    });
    rows.push(...part.list);
    cursor = part.next_cursor;
    if (part.list.length < PAGE_SIZE_MAX) return rows;
  }
}
