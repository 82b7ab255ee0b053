import { readFile } from 'node:fs/promises';
import type { ArchivedArticle, ArchivedDraft } from '../../contract/archive';
import type { ArchivedRecord } from '../../contract/archived-content';
import { isPublicEvent } from '../../contract/archived-events';
import type { ImportOutcomeKind } from '../../contract/desk-import';
import type { ImportOutcome, PreparedArticle, StoredPicture } from '../../contract/importing';
import type { FileStore } from '../../platform/file-store';
import { keepArchived, storePicture } from '../media/public';
import { archivedPicture } from './archive-folder';
import type { SourceEvent, SourceOptions } from './import-document';
import { prepareArticle, type PrepareOptions } from './prepare-article';
import { readSource } from './read-source';

/** Articles that are written in one go; what is written stays when the rest is broken off. */
const BATCH = 20;

/** What became of one article, or a remark about none. */
export interface ReportLine {
  source: string;
  outcome: ImportOutcomeKind;
  articleId: number | null;
  reasons: string[];
}

/** Where articles go. */
export interface ImportSink {
  importArticles(articles: PreparedArticle[]): Promise<ImportOutcome[]>;
  importArchived(articles: ArchivedArticle[]): Promise<ImportOutcome[]>;
  /** Left out where there is nobody whose drafts they would be. */
  importDrafts?(drafts: ArchivedDraft[]): Promise<ImportOutcome[]>;
  /** Events that were never live belong to whose drafts they would be. */
  importRecords(records: ArchivedRecord[]): Promise<ImportOutcome[]>;
}

export interface ImportPlan {
  place: string;
  source: SourceOptions;
  /** Key of the section for articles whose source names none that exists. */
  section: string;
  /** Time of articles whose source names none; without it, the moment of their first import. */
  undatedAt?: string;
  sections: readonly { key: string; names: readonly (string | undefined)[] }[];
  store: FileStore;
  sink: ImportSink;
  isStopped: () => boolean;
}

type Waiting =
  | { kind: 'article'; value: PreparedArticle; notes: string[] }
  | { kind: 'archived'; value: ArchivedArticle; notes: string[] }
  | { kind: 'draft'; value: ArchivedDraft; notes: string[] }
  | { kind: 'record'; value: ArchivedRecord; notes: string[] };

/**
 * Brings in what lies at a place, batch by batch: yields what became of each article, and how
 * many were read so far. The same source again changes only what changed there.
 */
export async function* runImport(
  plan: ImportPlan,
): AsyncGenerator<{ lines: ReportLine[]; done: number }> {
  const prepare = prepareOptions(plan);
  let waiting: Waiting[] = [];
  let lines: ReportLine[] = [];
  let done = 0;
  for await (const event of readSource(plan.place, plan.source)) {
    if (plan.isStopped()) break;
    const next = await settle(event, plan, prepare);
    if ('kind' in next) {
      // One kind names another: what came before is written before.
      if (waiting.some(({ kind }) => kind !== next.kind)) {
        lines.push(...(await write(plan.sink, waiting)));
        waiting = [];
      }
      waiting.push(next);
    } else lines.push(next);
    if (event.type !== 'note') done += 1;
    if (waiting.length + lines.length < BATCH) continue;
    yield { lines: [...lines, ...(await write(plan.sink, waiting))], done };
    waiting = [];
    lines = [];
  }
  yield { lines: [...lines, ...(await write(plan.sink, waiting))], done };
}

async function settle(
  event: SourceEvent,
  plan: ImportPlan,
  prepare: PrepareOptions,
): Promise<Waiting | ReportLine> {
  if (event.type === 'document') {
    const { article, notes } = await prepareArticle(event.document, prepare);
    return { kind: 'article', value: article, notes };
  }
  if (event.type === 'archived') {
    const { pictures, notes } = await keepPictures(plan.store, event.root, event.article.pictures);
    return { kind: 'archived', value: { ...event.article, pictures }, notes };
  }
  if (event.type === 'draft') {
    if (!plan.sink.importDrafts) {
      const reasons = ['a draft: the desk imports it, where it has somebody to belong to'];
      const source = event.draft.content.title || 'draft';
      return { source, outcome: 'skipped', articleId: null, reasons };
    }
    const { pictures, notes } = await keepPictures(plan.store, event.root, event.draft.pictures);
    return { kind: 'draft', value: { ...event.draft, pictures }, notes };
  }
  if (event.type === 'record') {
    const { kind, key, values } = event.record;
    if (kind === 'events' && !isPublicEvent(values) && !plan.sink.importDrafts) {
      const reason =
        'an event that is not live: the desk imports it, where it has somebody to belong to';
      return { source: `${kind}/${key}`, outcome: 'skipped', articleId: null, reasons: [reason] };
    }
    const { pictures, notes } = await keepPictures(plan.store, event.root, event.record.pictures);
    return { kind: 'record', value: { ...event.record, pictures }, notes };
  }
  const outcome = event.type === 'failure' ? 'failed' : event.type;
  return { source: event.source, outcome, articleId: null, reasons: [event.reason] };
}

function prepareOptions({ sections, section, store, undatedAt }: ImportPlan): PrepareOptions {
  return {
    ...(undatedAt ? { undatedAt } : {}),
    sectionFor: (hint) => {
      const wanted = hint?.toLowerCase();
      const found = sections.find(
        ({ key, names }) => key === wanted || names.some((name) => name?.toLowerCase() === wanted),
      );
      return found?.key ?? section;
    },
    storePicture: async (file) => {
      try {
        return await storePicture(store, await readFile(file));
      } catch {
        return null;
      }
    },
  };
}

/** Stores the pictures of an archive as they are; those that are not at hand are told. */
async function keepPictures(store: FileStore, root: string, pictures: readonly StoredPicture[]) {
  const kept: StoredPicture[] = [];
  const notes: string[] = [];
  for (const picture of pictures) {
    try {
      const bytes = await readFile(archivedPicture(root, picture.hash));
      kept.push(await keepArchived(store, bytes, picture));
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      const reason = isMissing ? 'it is not in the archive' : (error as Error).message;
      notes.push(`picture ${picture.hash.slice(0, 12)}: ${reason}`);
    }
  }
  return { pictures: kept, notes };
}

async function write(sink: ImportSink, waiting: readonly Waiting[]): Promise<ReportLine[]> {
  const articles = waiting.filter((each) => each.kind === 'article');
  const archived = waiting.filter((each) => each.kind === 'archived');
  const drafts = waiting.filter((each) => each.kind === 'draft');
  const records = waiting.filter((each) => each.kind === 'record');
  const ask = async <One extends Waiting>(
    ones: readonly One[],
    put: ((values: One['value'][]) => Promise<ImportOutcome[]>) | undefined,
  ) => {
    if (ones.length === 0 || !put) return [];
    const outcomes = await put(ones.map(({ value }) => value));
    return outcomes.map((outcome, place) => lineOf(outcome, ones[place]?.notes ?? []));
  };
  return [
    ...(await ask(articles, (values) => sink.importArticles(values))),
    ...(await ask(archived, (values) => sink.importArchived(values))),
    ...(await ask(drafts, (values) => sink.importDrafts?.(values) ?? Promise.resolve([]))),
    ...(await ask(records, (values) => sink.importRecords(values))),
  ];
}

function lineOf({ sourceKey, outcome, id, reason }: ImportOutcome, notes: string[]): ReportLine {
  const reasons = [...(reason ? [reason] : []), ...notes];
  return { source: sourceKey, outcome, articleId: id, reasons };
}
