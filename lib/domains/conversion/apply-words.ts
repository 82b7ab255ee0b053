import { TAGS } from '../../contract/cache-tags';
import type { Database } from '../../db/client';
import { setDeskWords, type ConversionWords } from '../../i18n/desk-words';
import { systemClock } from '../../platform/clock';
import { deriveAgain, listHolding } from '../articles/public';
import type { DomainContext } from '../domain-context';
import { deriveFlashAgain, listFlashesHolding } from '../flash/public';
import { deriveDocuments } from './documents-repository';
import { deriveNames } from './names-repository';
import { deriveTrees } from './trees-repository';
import { countChanged, listOpenVersions, markApplied, readWords } from './repository';

/** Texts that are looked at in one go; what changed among them is on the pages before the next. */
const BATCH = 50;

interface Apply {
  /** Runs work as a change of its own, that pages show when it is done. */
  inChange: <Result>(work: (ctx: DomainContext) => Promise<Result>) => Promise<Result>;
  signal: AbortSignal;
}

/**
 * Derives everything published that holds a word whose conversion changed. Goes over it until
 * nothing changes any more: what was published meanwhile by the old words is found then. Done
 * again after a break it goes on.
 */
export async function applyWords({ inChange, signal }: Apply): Promise<void> {
  for (;;) {
    const plan = await inChange((ctx) => planOf(ctx.db));
    if (!plan) return;
    let changed = 1;
    while (changed > 0) {
      changed = await inChange((ctx) => applyToNames(ctx, plan));
      for (const kind of ['articles', 'flashes'] as const) {
        for (let afterId = 0; ;) {
          signal.throwIfAborted();
          const from = afterId;
          const step = await inChange((ctx) => applyToBatch(ctx, plan, kind, from));
          changed += step.changed;
          if (step.lastId === undefined) break;
          afterId = step.lastId;
        }
      }
    }
    const at = systemClock.now();
    if (await inChange((ctx) => markApplied(ctx.db, plan.version, at))) return;
  }
}

interface Plan {
  version: number;
  terms: string[];
  before: ConversionWords[];
  now: ConversionWords;
}

/** What is to be done; undefined where all versions are applied. */
async function planOf(db: Database): Promise<Plan | undefined> {
  const now = await readWords(db);
  setDeskWords(now);
  const { open, appliedWords } = await listOpenVersions(db);
  const last = open.at(-1);
  if (!last) return undefined;
  const before = [appliedWords, ...open.slice(0, -1).map(({ words }) => words)];
  const sources = new Set([now, ...before].flatMap((words) => Object.keys(words)));
  const terms = [...sources].filter((source) =>
    before.some((words) => words[source] !== now[source]),
  );
  return { version: last.version, terms, before, now };
}

async function applyToNames(ctx: DomainContext, plan: Plan): Promise<number> {
  if (plan.terms.length === 0) return 0;
  const names = await deriveNames(ctx.db, plan.terms, plan);
  const documents = await deriveDocuments(ctx.db, plan);
  const changed = names + documents + (await deriveTrees(ctx.db, plan));
  await told(ctx, plan, changed);
  return changed;
}

async function applyToBatch(
  ctx: DomainContext,
  plan: Plan,
  kind: 'articles' | 'flashes',
  afterId: number,
): Promise<{ changed: number; lastId: number | undefined }> {
  const [list, derive] =
    kind === 'articles'
      ? ([listHolding, deriveAgain] as const)
      : ([listFlashesHolding, deriveFlashAgain] as const);
  const ids = await list(ctx.db, plan.terms, { afterId, limit: BATCH });
  let changed = 0;
  for (const id of ids) if (await derive(ctx.db, id)) changed += 1;
  await told(ctx, plan, changed);
  return { changed, lastId: ids.at(-1) };
}

async function told(ctx: DomainContext, { version }: Plan, changed: number): Promise<void> {
  if (changed === 0) return;
  await countChanged(ctx.db, version, changed);
  // Titles and names stand on lists, cards and feeds everywhere.
  ctx.changed(TAGS.all);
}
