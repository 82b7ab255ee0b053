import { SEARCH_KINDS, type SearchKind } from '../../contract/search';
import type { Database } from '../../db/client';
import { foldScript } from '../../i18n/fold-script';
import { plainText } from '../articles/public';
import { indexWords, type WeighedText } from './index-words';
import {
  hasPending,
  lockIndex,
  removeEntries,
  saveEntries,
  saveWords,
  takePending,
  type Entry,
} from './index-repository';
import {
  listArticleSources,
  listAuthorSources,
  listEventSources,
  listFlashSources,
  listLabelSources,
  listToolSources,
  type Source,
} from './source-repository';

/** Characters of one text that are read into the index. */
const TEXT_MAX_CHARS = 60_000;

const SOURCES: Record<SearchKind, (db: Database, ids: readonly number[]) => Promise<Source[]>> = {
  article: listArticleSources,
  flash: listFlashSources,
  event: listEventSources,
  author: listAuthorSources,
  label: listLabelSources,
  tool: listToolSources,
};

/**
 * Reads what changed into the index, the oldest first. What one transaction takes out it has
 * written when it commits; where another writes already it does nothing.
 * @param limit changes to take at most.
 * @returns how many were taken.
 */
export async function indexPending(db: Database, limit: number): Promise<number> {
  if (!(await hasPending(db))) return 0;
  return db.transaction(async (tx) => {
    if (!(await lockIndex(tx))) return 0;
    const taken = await takePending(tx, limit);
    for (const kind of SEARCH_KINDS) {
      const refs = taken.filter((row) => row.kind === kind).map(({ ref }) => ref);
      if (refs.length > 0) await indexThings(tx, kind, [...new Set(refs)]);
    }
    return taken.length;
  });
}

/** Reads all that waits into the index, for commands and tests. */
export async function indexEverything(db: Database): Promise<void> {
  while ((await indexPending(db, 200)) > 0);
}

async function indexThings(tx: Database, kind: SearchKind, refs: readonly number[]): Promise<void> {
  const sources = await SOURCES[kind](tx, refs);
  const latin = new Set<string>();
  const entries = sources
    .filter(({ editions }) => editions.length > 0)
    .map((source) => entryOf(kind, source, latin));
  const found = new Set(entries.map(({ ref }) => ref));
  await removeEntries(
    tx,
    kind,
    refs.filter((ref) => !found.has(ref)),
  );
  await saveEntries(tx, entries);
  await saveWords(tx, [...latin]);
}

function entryOf(kind: SearchKind, source: Source, latin: Set<string>): Entry {
  const { ref, dated, editions, names } = source;
  const titles = [...new Set(editions.map(({ title }) => foldScript(title)).filter(Boolean))];
  const read = indexWords(titles, textsOf(kind, editions, names));
  for (const word of read.latin) latin.add(word);
  return {
    kind,
    ref,
    dated,
    titles: titles.join('\n'),
    titleWords: read.titleVector,
    words: read.vector,
  };
}

function textsOf(
  kind: SearchKind,
  editions: Source['editions'],
  names: readonly string[],
): WeighedText[] {
  return [
    ...names.map((text): WeighedText => ({ text, weight: 'B' })),
    ...editions.flatMap(({ summary, body, isDerived }): WeighedText[] => [
      { text: isDerived ? '' : summary, weight: 'B' },
      {
        text: isDerived
          ? ''
          : (kind === 'article' ? plainText(body) : body).slice(0, TEXT_MAX_CHARS),
        weight: 'D',
      },
    ]),
  ];
}
