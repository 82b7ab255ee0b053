import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import {
  ARCHIVE_FILE,
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchivedArticle,
  type ArchivedDraft,
  type ArchiveHead,
} from '../../contract/archive';
import { ARCHIVED_KINDS } from '../../contract/archived-content';
import type { StoredPicture } from '../../contract/importing';
import type { Database } from '../../db/client';
import type { FileStore } from '../../platform/file-store';
import {
  countOwnRecords,
  countRecords,
  listOwnFiles,
  listRecords,
  OWN_INFORMATION,
  type OwnThing,
} from '../archived-content/public';
import { countArchive, listArchived, listArchiveIds, type ArchiveScope } from '../articles/public';
import { originalKey } from '../media/public';
import { countDrafts, findArchivedDraft, listDrafts, type DraftRow } from '../writing/public';
import { archiveMarkdown } from './archive-markdown';

/** Articles that are asked for, and held, in one go. */
const BATCH = 25;
/** What waits to be sent before the next article is read. */
const WAITING_MAX_BYTES = 1024 * 1024;
/** Of one file of records; the reader's bound is eight times this. */
const RECORDS_MAX_CHARS = 1_000_000;

export interface ArchivePlan {
  db: Database;
  store: FileStore;
  scope: ArchiveScope;
  site: string;
  /** The page of something on this site. */
  addressOf: (thing: OwnThing, id: number) => string;
  now: Date;
}

/**
 * Everything that an author or the newsroom has as a zip, made while it is sent: each article
 * whole as JSON and each of its languages as Markdown, drafts, what the newsroom keeps besides, or
 * the author's name, columns, events, profile and marks, as JSON, and the pictures of them all.
 */
export function archiveStream(plan: ArchivePlan): Readable {
  const zip = new ZipFile();
  const out = new PassThrough({ highWaterMark: WAITING_MAX_BYTES });
  zip.outputStream.pipe(out);
  zip.on('error', (error: Error) => out.destroy(error));
  new Archive(plan, zip, out).write().then(
    () => zip.end(),
    (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return out;
}

class Archive {
  private readonly pictures = new Set<string>();

  constructor(
    private readonly plan: ArchivePlan,
    private readonly zip: ZipFile,
    private readonly out: PassThrough,
  ) {}

  async write(): Promise<void> {
    const { db, scope } = this.plan;
    await this.writeHead();
    for (let afterId = 0; ;) {
      const ids = await listArchiveIds(db, scope, { afterId, limit: BATCH });
      const batch = await listArchived(db, ids);
      for (const [id, article] of batch) await this.writeArticle(id, article);
      const last = ids.at(-1);
      if (last === undefined) break;
      afterId = last;
    }
    const accountId = accountOf(scope);
    for (let after: DraftRow | null = null; ;) {
      const rows: DraftRow[] = await listDrafts(db, accountId, { after, limit: BATCH });
      for (const row of rows) await this.writeDraft(row);
      after = rows.at(-1) ?? null;
      if (after === null) break;
    }
    if (scope.kind === 'newsroom') await this.writeRecords();
    else await this.writeOwn(scope.accountId);
  }

  private async writeHead(): Promise<void> {
    const { db, scope, site, now } = this.plan;
    const head: ArchiveHead = {
      format: ARCHIVE_FORMAT,
      version: ARCHIVE_VERSION,
      site,
      scope: scope.kind === 'account' ? 'own' : 'newsroom',
      exported_time: now.toISOString(),
      articles: await countArchive(db, scope),
      drafts: await countDrafts(db, accountOf(scope)),
      records:
        scope.kind === 'newsroom'
          ? await countRecords(db)
          : await countOwnRecords(db, scope.accountId),
      information: scope.kind === 'newsroom' ? [] : [...OWN_INFORMATION],
    };
    await this.add(ARCHIVE_FILE, json(head), now);
  }

  private async writeArticle(id: number, article: ArchivedArticle): Promise<void> {
    const at = new Date(article.revised_time ?? article.published_time);
    const folder = `articles/${String(id).padStart(6, '0')}`;
    await this.add(`${folder}/article.json`, json(article), at);
    for (const edition of article.editions) {
      await this.add(`${folder}/${edition.locale}.md`, markdownOf(article, edition), at);
    }
    await this.writePictures(article.pictures, at);
  }

  private async writeDraft(row: DraftRow): Promise<void> {
    const draft = await findArchivedDraft(this.plan.db, row);
    if (!draft) return;
    const at = new Date(draft.updated_time);
    const name = `drafts/${String(row.articleId).padStart(6, '0')}-${row.locale}`;
    await this.add(`${name}.json`, json(draft), at);
    await this.add(`${name}.md`, draftMarkdown(draft), at);
    await this.writePictures(draft.pictures, at);
  }

  /** Flashes, specials, tools …: lists of records, as many in a file as are read at ease. */
  private async writeRecords(): Promise<void> {
    const { db, now } = this.plan;
    for (const kind of ARCHIVED_KINDS) {
      let records: string[] = [];
      let length = 0;
      let files = 0;
      const close = async () => {
        if (records.length === 0) return;
        files += 1;
        const name = `newsroom/${kind}/${String(files).padStart(6, '0')}.json`;
        await this.add(name, `[\n${records.join(',\n')}\n]\n`, now);
        [records, length] = [[], 0];
      };
      for await (const record of listRecords(db, kind)) {
        const text = JSON.stringify(record);
        if (length + text.length > RECORDS_MAX_CHARS) await close();
        records.push(text);
        length += text.length;
        await this.writePictures(record.pictures, now);
      }
      await close();
    }
  }

  private async writeOwn(accountId: number): Promise<void> {
    const { db, now, addressOf } = this.plan;
    for await (const { name, content, pictures } of listOwnFiles(db, accountId, addressOf)) {
      await this.add(name, json(content), now);
      await this.writePictures(pictures, now);
    }
  }

  private async writePictures(pictures: readonly StoredPicture[], at: Date): Promise<void> {
    for (const { hash } of pictures) {
      if (this.pictures.has(hash)) continue;
      this.pictures.add(hash);
      const bytes = await this.plan.store.find(originalKey(hash));
      // What the store lost is named when the archive is imported.
      if (bytes) await this.add(`media/${hash}.webp`, bytes, at, false);
    }
  }

  /** Adds a file, when those before it are nearly sent. @throws Error once nobody reads any more. */
  private async add(name: string, content: Buffer | string, mtime: Date, compress = true) {
    if (this.out.destroyed) throw new Error('The archive is no longer read.');
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
    this.zip.addBuffer(bytes, name, { mtime, compress, mode: 0o100644 });
    if (!this.out.writableNeedDrain) return;
    const isOver = new AbortController();
    const events = ['drain', 'close'].map((event) =>
      once(this.out, event, { signal: isOver.signal }),
    );
    await Promise.race(events);
    isOver.abort();
    await Promise.allSettled(events);
  }
}

function accountOf(scope: ArchiveScope): number | null {
  return scope.kind === 'account' ? scope.accountId : null;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function markdownOf(article: ArchivedArticle, edition: ArchivedArticle['editions'][number]) {
  return archiveMarkdown({
    data: {
      title: edition.title,
      description: edition.summary,
      lang: edition.locale,
      original_lang: article.original_locale,
      date: article.published_time,
      updated: article.revised_time,
      section: article.section.key,
      tags: article.labels.map(({ name }) => nameIn(name, edition.locale)),
      author: nameIn(article.author.nickname, edition.locale),
      image: /^[0-9a-f]{64}$/.test(article.cover)
        ? `../../media/${article.cover}.webp`
        : article.cover,
      source: article.source_url,
    },
    bodyHtml: withOwnPictures(edition.body_html, '../../media'),
  });
}

function draftMarkdown({ content, locale, state }: ArchivedDraft): string {
  return archiveMarkdown({
    data: {
      title: content.title,
      description: content.summary,
      lang: locale,
      draft: true,
      status: state,
      section: content.section,
    },
    bodyHtml: withOwnPictures(content.body_html, '../media'),
  });
}

/** Pictures of the archive by their place in it. */
function withOwnPictures(html: string, folder: string): string {
  return html.replace(
    /(\ssrc=")[^"]*\/media\/([0-9a-f]{64})\/[^"]*(")/g,
    (_, before: string, hash: string, after: string) => `${before}${folder}/${hash}.webp${after}`,
  );
}

function nameIn(name: ArchivedArticle['author']['nickname'], locale: string): string {
  return (locale === 'en' ? name.en : name[locale as 'zh-Hans' | 'zh-Hant']) ?? name['zh-Hans'];
}
