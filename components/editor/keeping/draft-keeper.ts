import { AUTOSAVE_DELAY_MS, type Manuscript, type ManuscriptContent } from '@/lib/contract/writing';
import type { Locale } from '@/lib/i18n/locales';
import type { KeptText, TextKey } from './device-store';
import { isSameText } from './same-text';

/** Pause after which a change is kept on this device. */
const KEEP_DELAY_MS = 300;
/** How long until a save that nothing answered is tried once more. */
const RETRY_MS = 10_000;

/** What became of a save that did not succeed. */
export type SaveFailure =
  /** No answer: the network or the server is down. */
  | { kind: 'unanswered' }
  /** The server holds something else than what was written on. */
  | { kind: 'refused'; theirs: Manuscript }
  /** The server will not take it as it is. */
  | { kind: 'failed'; message: string; isWorthRetrying: boolean };

/** The world outside of a keeper. Calls reject with nothing but a `SaveFailure`. */
export interface KeeperDoors {
  create: (input: {
    clientKey: string;
    locale: Locale;
    content: ManuscriptContent;
  }) => Promise<Manuscript>;
  save: (input: {
    articleId: number;
    locale: Locale;
    baseRevision: number;
    content: ManuscriptContent;
  }) => Promise<Manuscript>;
  keep: (key: TextKey, text: KeptText) => boolean;
  forget: (key: TextKey) => void;
  /** The text is written here no longer. */
  release: () => void;
  now: () => Date;
}

export type SavePhase =
  'untouched' | 'unsaved' | 'saving' | 'saved' | 'offline' | 'failed' | 'conflict';

export interface KeeperState {
  phase: SavePhase;
  /** The text as the server last answered with it; null before the first save. */
  manuscript: Manuscript | null;
  /** What the server holds in a conflict. */
  theirs: Manuscript | null;
  /** When the server last took the text, ISO; '' before. */
  savedTime: string;
  /** What the server said against a save. */
  message: string;
  /** False where this device could not keep the text either. */
  isKept: boolean;
}

export interface KeeperStart {
  locale: Locale;
  content: ManuscriptContent;
  manuscript: Manuscript | null;
  clientKey: string;
  /** The text differs from what the server has: it was brought back from this device. */
  isUnsaved?: boolean;
  /** Revision that a text brought back was written on. */
  baseRevision?: number;
  /** Nothing of it was ever sent, though there is something unsaved. */
  isUnsent?: boolean;
}

/**
 * Keeps what is written: on this device at once, with the server after a pause, one save at a
 * time and always the latest text. Nothing is overwritten that it has not seen: where the
 * server holds another revision it stops and says `conflict`.
 */
export class DraftKeeper {
  private state: KeeperState;
  private content: ManuscriptContent;
  private baseRevision: number;
  /** Counts changes, to know whether a save took the last one. */
  private changes = 0;
  private savedChanges = 0;
  private running: Promise<void> | null = null;
  private hasTriedToCreate = false;
  /** What was sent and not answered: it may have arrived all the same. */
  private unanswered: ManuscriptContent | null = null;
  private saveTimer: ReturnType<typeof setTimeout> | undefined;
  private keepTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly bodies = new Set<() => string>();

  constructor(
    private readonly start: KeeperStart,
    private readonly doors: KeeperDoors,
  ) {
    this.content = start.content;
    this.baseRevision = start.baseRevision ?? start.manuscript?.revision ?? 0;
    this.state = {
      phase: 'untouched',
      manuscript: start.manuscript,
      theirs: null,
      savedTime: '',
      message: '',
      isKept: true,
    };
    // A text that was brought back may have reached the server before.
    this.hasTriedToCreate =
      start.isUnsaved === true && start.manuscript === null && !start.isUnsent;
  }

  /** Begins its work, or goes on with it; a text that was brought back is saved. */
  open(): void {
    if (this.start.isUnsaved && this.changes === 0) this.touch();
    else if (this.hasUnsaved) this.saveSoon(AUTOSAVE_DELAY_MS);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getState = (): KeeperState => this.state;

  /** The latest text; the body is read from the editor where it was changed there. */
  readonly getContent = (): ManuscriptContent => {
    this.readBody();
    return this.content;
  };

  /** The text as it was last read: at most a moment behind what is written. */
  get lastContent(): ManuscriptContent {
    return this.content;
  }

  get hasUnsaved(): boolean {
    return this.changes !== this.savedChanges;
  }

  /** Whether the server can know nothing of the text yet. */
  get isUnsent(): boolean {
    return this.state.manuscript === null && !this.hasTriedToCreate;
  }

  /** Gives the text away to be written as another one: nothing of this one is kept or saved. */
  handOver(): ManuscriptContent {
    clearTimeout(this.saveTimer);
    clearTimeout(this.keepTimer);
    this.readBody();
    this.savedChanges = this.changes;
    this.doors.forget(this.key);
    return this.content;
  }

  /** Takes in what was changed beside the body. */
  change(patch: Partial<ManuscriptContent>): void {
    this.content = { ...this.content, ...patch };
    this.touch();
  }

  /** Says that the body was changed; it is read when it is needed, not at each key. */
  changeBody(read: () => string): void {
    this.bodies.clear();
    this.bodies.add(read);
    this.touch();
  }

  /** Saves at once what is unsaved. Out: true once the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.saveTimer);
    this.keepNow();
    // Others may have waited for the same save and begun the next one.
    while (this.running) await this.running;
    if (this.hasUnsaved && this.state.phase !== 'conflict') await this.save();
    return !this.hasUnsaved;
  }

  /** Keeps what is unsaved on this device, now: the page may be about to go. */
  keepNow(): void {
    clearTimeout(this.keepTimer);
    if (!this.hasUnsaved) return;
    this.readBody();
    const { content, baseRevision } = this;
    const time = this.doors.now().toISOString();
    this.set({ isKept: this.doors.keep(this.key, { content, baseRevision, time }) });
  }

  /** In a conflict: one's own text goes over what the server holds. */
  async chooseMine(): Promise<void> {
    const { theirs } = this.state;
    if (!theirs) return;
    this.baseRevision = theirs.revision;
    this.set({ phase: 'unsaved', theirs: null, manuscript: theirs });
    await this.flush();
  }

  /** Takes the text of the server for one's own: after a conflict, a restored version, a decision. */
  adopt(manuscript: Manuscript): void {
    clearTimeout(this.saveTimer);
    clearTimeout(this.keepTimer);
    this.bodies.clear();
    this.content = manuscript.content;
    this.baseRevision = manuscript.revision;
    this.savedChanges = this.changes;
    this.doors.forget(this.key);
    this.set({ phase: 'untouched', manuscript, theirs: null, message: '' });
  }

  /** Takes a new state of the same text: it was submitted or taken back. */
  note(manuscript: Manuscript): void {
    this.baseRevision = manuscript.revision;
    this.set({ manuscript });
  }

  /** Tries again what waited for the network. */
  readonly retry = (): void => {
    if (this.hasUnsaved && this.state.phase !== 'conflict') void this.flush();
  };

  dispose(): void {
    this.keepNow();
    clearTimeout(this.saveTimer);
    this.doors.release();
  }

  private get key(): TextKey {
    const { locale, clientKey } = this.start;
    const { manuscript } = this.state;
    return manuscript ? { articleId: manuscript.article_id, locale } : { clientKey, locale };
  }

  private touch(): void {
    this.changes += 1;
    clearTimeout(this.keepTimer);
    this.keepTimer = setTimeout(() => this.keepNow(), KEEP_DELAY_MS);
    if (this.state.phase === 'conflict') return;
    this.saveSoon(AUTOSAVE_DELAY_MS);
    if (this.state.phase !== 'saving' && this.state.phase !== 'offline') {
      this.set({ phase: 'unsaved' });
    }
  }

  private saveSoon(ms: number): void {
    clearTimeout(this.saveTimer);
    this.saveTimer = setTimeout(() => void this.flush(), ms);
  }

  private readBody(): void {
    for (const read of this.bodies) this.content = { ...this.content, body_html: read() };
    this.bodies.clear();
  }

  private async save(): Promise<void> {
    this.running = this.saveOnce();
    await this.running;
    this.running = null;
    if (this.state.phase === 'saved' && this.hasUnsaved) {
      this.set({ phase: 'unsaved' });
      this.saveSoon(AUTOSAVE_DELAY_MS);
    }
  }

  private async saveOnce(): Promise<void> {
    this.readBody();
    const { content, changes, key } = this;
    const isQuiet = this.state.phase === 'offline';
    if (!isQuiet) this.set({ phase: 'saving' });
    try {
      const manuscript = await this.send(content);
      this.baseRevision = manuscript.revision;
      this.savedChanges = changes;
      this.set({ phase: 'saved', manuscript, savedTime: manuscript.updated_time, message: '' });
      if (!this.hasUnsaved || !isSameKey(key, this.key)) this.doors.forget(key);
      this.keepNow();
      this.unanswered = null;
    } catch (failure) {
      this.fail(failure as SaveFailure, content);
    }
  }

  private async send(content: ManuscriptContent): Promise<Manuscript> {
    const { locale, clientKey } = this.start;
    const { manuscript } = this.state;
    if (manuscript) {
      const { article_id: articleId } = manuscript;
      return this.doors.save({ articleId, locale, baseRevision: this.baseRevision, content });
    }
    const isAgain = this.hasTriedToCreate;
    this.hasTriedToCreate = true;
    const created = await this.doors.create({ clientKey, locale, content });
    if (!isAgain) return created;
    // An earlier try may have arrived, with an earlier text: this one goes over it, but not
    // over what was written on it since.
    const sent = this.unanswered ?? content;
    if (created.revision > 1 && !isSameText(created.content, sent)) {
      throw { kind: 'refused', theirs: created } satisfies SaveFailure;
    }
    const { article_id: articleId, revision: baseRevision } = created;
    return this.doors.save({ articleId, locale, baseRevision, content });
  }

  private fail(failure: SaveFailure, sent: ManuscriptContent): void {
    if (failure.kind === 'refused') {
      const { theirs } = failure;
      if (this.unanswered && isSameText(theirs.content, this.unanswered)) {
        // The revision that was not seen is one's own.
        this.unanswered = null;
        this.baseRevision = theirs.revision;
        this.set({ phase: 'unsaved', manuscript: theirs });
        this.saveSoon(0);
      } else this.set({ phase: 'conflict', theirs });
    } else if (failure.kind === 'unanswered') {
      this.unanswered = sent;
      this.set({ phase: 'offline' });
      this.saveSoon(RETRY_MS);
    } else {
      this.set({ phase: 'failed', message: failure.message });
      if (failure.isWorthRetrying) this.saveSoon(RETRY_MS);
    }
  }

  /** A state that is the same stays the same object: who draws it draws nothing anew at a key. */
  private set(patch: Partial<KeeperState>): void {
    const names = Object.keys(patch) as (keyof KeeperState)[];
    const isNew = names.some((name) => patch[name] !== this.state[name]);
    if (isNew) this.state = { ...this.state, ...patch };
    for (const listener of this.listeners) listener();
  }
}

function isSameKey(one: TextKey, other: TextKey): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
