import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { appSettings, microsites, scamWarnings } from '../../db/schema';
import type { ConversionWords } from '../../i18n/desk-words';
import { toTraditional } from '../../i18n/to-traditional';

interface Words {
  before: readonly ConversionWords[];
  now: ConversionWords;
}

/** Columns that keep texts in all languages somewhere in a tree of their own. */
const TREES: readonly { table: PgTable; key: AnyPgColumn; names: Record<string, AnyPgColumn> }[] = [
  { table: microsites, key: microsites.key, names: { document: microsites.document } },
  { table: appSettings, key: appSettings.key, names: { value: appSettings.value } },
  {
    table: scamWarnings,
    key: scamWarnings.key,
    names: { signs: scamWarnings.signs, actions: scamWarnings.actions },
  },
];

/**
 * Derives the texts of sites, settings and scam warnings anew, each row held meanwhile; what an
 * editor wrote by hand stays. @returns how many rows changed.
 */
export async function deriveTrees(db: Database, words: Words): Promise<number> {
  let changed = 0;
  for (const { table, key, names } of TREES) {
    const rows = (await db.select({ key }).from(table)) as { key: string }[];
    for (const row of rows) {
      changed += await db.transaction(async (tx) => {
        const isThis = eq(key, row.key);
        const [kept] = await tx.select(names).from(table).where(isThis).for('update');
        const set = Object.entries(kept ?? {}).flatMap(([name, tree]) => {
          const next = derivedTree(tree, words);
          const isSame = JSON.stringify(next) === JSON.stringify(tree);
          return isSame ? [] : [[name, sql`${JSON.stringify(next)}::jsonb`] as const];
        });
        if (set.length === 0) return 0;
        await tx.update(table).set(Object.fromEntries(set)).where(isThis);
        return 1;
      });
    }
  }
  return changed;
}

/** The same tree with each text in all languages derived anew. */
function derivedTree(tree: unknown, words: Words): unknown {
  if (Array.isArray(tree)) return tree.map((each) => derivedTree(each, words));
  if (typeof tree !== 'object' || tree === null) return tree;
  const { 'zh-Hans': hans, 'zh-Hant': hant } = tree as Record<string, unknown>;
  if (typeof hans === 'string' && typeof hant === 'string') {
    const isDerived = words.before.some((each) => toTraditional(hans, { words: each }) === hant);
    return isDerived ? { ...tree, 'zh-Hant': toTraditional(hans, { words: words.now }) } : tree;
  }
  return Object.fromEntries(
    Object.entries(tree).map(([name, each]) => [name, derivedTree(each, words)]),
  );
}
