import type { Editor } from '@tiptap/core';
import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import { callApi, CallFailed } from '@/lib/client/call-api';
import { showToast } from '@/lib/client/toast';
import { uploadPicture } from '@/lib/client/upload-picture';
import { COVER_MAX_BYTES } from '@/lib/contract/constants';
import type { Locale } from '@/lib/i18n/locales';
import { fillIn } from './fill-in';
import { smallerPicture } from './smaller-picture';
import type { FigureAttributes } from './text/figure-attributes';

export interface PictureWords {
  failed: string;
  noReason: string;
  wrongType: string;
}

const TYPES = /^image\/(jpeg|png|gif|webp)$/;
/** A picture whose upload failed says so in its mark. */
const FAILED = 'failed:';

/** What is to be uploaded: a file, or the address of a picture elsewhere. */
type Source = { file: Blob; name: string } | { address: string };

/**
 * Takes in the pictures of a text, one after the other: files are uploaded, those of other
 * sites fetched by the server. One that can not be had stays as a marked place, and is told.
 */
export class PictureDesk {
  private editor: Editor | null = null;
  private readonly sources = new Map<string, Source>();
  private readonly known = new Set<string>();
  private readonly awaited: string[] = [];
  private queue: Promise<void> = Promise.resolve();
  private number = 0;

  constructor(
    private readonly locale: Locale,
    private readonly words: PictureWords,
  ) {}

  /** Pictures that are in the text now are the site's own. */
  attach(editor: Editor): void {
    this.editor = editor;
    editor.state.doc.descendants(({ type, attrs }) => {
      if (type.name === 'figure' && typeof attrs.src === 'string') this.known.add(attrs.src);
    });
  }

  /** Whether a file is a picture that can be taken in. */
  static isPicture(file: File): boolean {
    return TYPES.test(file.type);
  }

  /** Sets files into the text, at a place or where the writer is. */
  takeFiles(files: readonly File[], at?: number): void {
    const { editor } = this;
    for (const file of files) {
      if (!editor) return;
      if (!PictureDesk.isPicture(file)) {
        showToast(fillIn(this.words.wrongType, { name: file.name }));
        continue;
      }
      const upload = this.expect({ file, name: file.name });
      const figure = { type: 'figure', attrs: { src: null, address: file.name, upload } };
      if (at === undefined) editor.commands.insertContent(figure);
      else editor.commands.insertContentAt(Math.min(at, editor.state.doc.content.size), figure);
      this.enqueue(upload);
    }
  }

  /**
   * What is pasted or dropped, with places for the pictures of other sites: the writer's browser
   * asks no other site for anything.
   */
  readonly awaiting = ({ content, openStart, openEnd }: Slice): Slice =>
    new Slice(this.awaitingIn(content), openStart, openEnd);

  private awaitingIn(content: Fragment): Fragment {
    const nodes: Node[] = [];
    content.forEach((node) => {
      const { type, attrs, marks } = node;
      if (type.name !== 'figure' || typeof attrs.src !== 'string' || this.isOwn(attrs.src)) {
        nodes.push(node.isLeaf ? node : node.copy(this.awaitingIn(node.content)));
        return;
      }
      const upload = this.expect(sourceOf(attrs.src));
      this.awaited.push(upload);
      const address = attrs.src.startsWith('data:') ? '' : attrs.src;
      nodes.push(type.create({ ...attrs, src: null, address, upload }, node.content, marks));
    });
    return Fragment.fromArray(nodes);
  }

  /** Brings over the pictures that came in with a text; those that it came in without are let be. */
  takeAwaited(): void {
    const present = new Set<unknown>();
    this.editor?.state.doc.descendants(({ attrs }) => void present.add(attrs.upload));
    for (const upload of this.awaited.splice(0)) {
      if (present.has(upload)) this.enqueue(upload);
      else this.sources.delete(upload);
    }
  }

  /** Tries once more. @param mark of the place in the text: its upload, or its address. */
  readonly retry = (mark: string): void => {
    const { editor } = this;
    if (!editor) return;
    const known = this.sources.get(mark.slice(FAILED.length));
    const address = mark.slice(FAILED.length);
    if (!known && !/^https?:/.test(address)) return;
    const upload = this.expect(known ?? { address });
    const isIt = (attributes: FigureAttributes) =>
      attributes.upload === mark || (attributes.upload === null && attributes.address === address);
    if (this.set(isIt, { upload })) this.enqueue(upload);
  };

  private isOwn(src: string): boolean {
    return this.known.has(src) || src.startsWith('/media/');
  }

  private expect(source: Source): string {
    this.number += 1;
    const upload = `p${this.number}`;
    this.sources.set(upload, source);
    return upload;
  }

  private enqueue(upload: string): void {
    this.queue = this.queue.then(() => this.bring(upload));
  }

  private async bring(upload: string): Promise<void> {
    const source = this.sources.get(upload);
    if (!source) return;
    const isIt = (attributes: FigureAttributes) => attributes.upload === upload;
    try {
      const { url, width, height } = await this.fetch(source);
      this.known.add(url);
      const size = { width: String(width), height: String(height) };
      this.set(isIt, { src: url, ...size, upload: null, address: '' });
      this.sources.delete(upload);
    } catch (error) {
      this.set(isIt, { upload: FAILED + upload });
      const reason = (error instanceof CallFailed && error.message) || this.words.noReason;
      const name = 'address' in source ? source.address : source.name;
      showToast(fillIn(this.words.failed, { name: name.slice(0, 80), reason }));
    }
  }

  private async fetch(source: Source) {
    const { locale } = this;
    if ('address' in source) return callApi('rehostPicture', { url: source.address }, { locale });
    const file =
      source.file.size > COVER_MAX_BYTES ? await smallerPicture(source.file) : source.file;
    return uploadPicture(file, 'default', { locale });
  }

  /** Changes the pictures that are meant. Out: false where none is in the text any more. */
  private set(
    isIt: (attributes: FigureAttributes) => boolean,
    change: Partial<FigureAttributes>,
  ): boolean {
    const { editor } = this;
    if (!editor || editor.isDestroyed) return false;
    const { tr, doc } = editor.state;
    doc.descendants(({ type, attrs }, position) => {
      if (type.name !== 'figure' || !isIt(attrs as FigureAttributes)) return;
      tr.setNodeMarkup(position, undefined, { ...attrs, ...change });
    });
    if (!tr.docChanged) return false;
    editor.view.dispatch(tr.setMeta('addToHistory', false));
    return true;
  }
}

/** A picture that is written out in its address is a file; others have to be fetched. */
function sourceOf(src: string): Source {
  if (!src.startsWith('data:')) return { address: src };
  const [head = '', data = ''] = src.slice('data:'.length).split(/,(.*)/s);
  const type = head.split(';')[0] ?? '';
  const isBase64 = /;base64$/i.test(head);
  try {
    const text = isBase64 ? atob(data.replace(/\s/g, '')) : decodeURIComponent(data);
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return { file: new Blob([bytes], { type }), name: type };
  } catch {
    return { file: new Blob([], { type }), name: type };
  }
}
