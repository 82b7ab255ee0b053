import { randomInt } from 'node:crypto';
import type { Logger } from '../platform/logger';
import type { PageContent, ProcessRegistry, RenderMark } from '../platform/process-registry';
import type { RenderedResponse } from './finished-page';

/** Internal path of a page about one thing: language, path of its row, id. */
const ABOUT_ONE = /^\/([^/]+)(\/[^/]+)\/(\d+)$/;

/** How long a template serves; what is in it is that much older than the page at most. */
const TEMPLATE_LIFE_MS = 15_000;

/** From here to the largest id of the database (int4) no newsroom gets. */
const STAND_IN_FROM = 2_000_000_000;
const STAND_IN_TO = 2_147_483_647;

/** A page of a kind, in pieces: bytes as they are, and between them what is another on each page. */
interface PageTemplate {
  status: number;
  headers: RenderedResponse['headers'];
  pieces: readonly (Buffer | Hollow)[];
  /** Milliseconds since the epoch. */
  madeAt: number;
}

type Hollow = { kind: 'id' } | { kind: 'head' } | { kind: 'slot'; name: string };

interface Kept {
  generation: number;
  until: number;
  template: Promise<PageTemplate | undefined>;
}

export interface PageTemplatesOptions {
  registry: ProcessRegistry;
  log: Logger;
  /** Has Next make a page by its internal path; called with the mark of the template in force. */
  render: (internalPath: string) => Promise<RenderedResponse>;
  /** Last touch on each template: what is done to every page that is everybody's. */
  finish: (response: RenderedResponse) => RenderedResponse;
}

/** Makes a page for everybody without Next, or does not: then Next is to be asked. */
export type MakeFromTemplate = (
  internalPath: string,
  mark: RenderMark,
) => Promise<RenderedResponse | undefined>;

/**
 * Pages of a kind are the same to React but for their id: Next makes one of them for an id that
 * stands in for the others, with marks where the content goes, and each page is that one with its
 * id and its content filled in. A page costs its reading and its text then, and no walk through
 * React.
 *
 * A template is made of what is true in one generation and serves in no other.
 */
export function createPageTemplates(options: PageTemplatesOptions): MakeFromTemplate {
  const { registry, log, render, finish } = options;
  const kept = new Map<string, Kept>();
  // Drawn anew by each process: nobody can have written it into a text.
  const standIn = String(randomInt(STAND_IN_FROM, STAND_IN_TO));
  const slotMark = (slot: string) => `\uE002${standIn}:${slot}\uE003`;
  const hollows = new RegExp(`(\uE002${standIn}:\\w+\uE003|${standIn}|</head>)`);

  async function makeTemplate(path: string, mark: RenderMark): Promise<PageTemplate | undefined> {
    const { generation, mayKeep } = mark;
    const own: RenderMark = { generation, mayKeep, isOnePass: true, slotMark };
    const response = await registry.renders.run(own, () => render(path + standIn));
    if (response.status !== 200) return undefined;
    const { status, headers, body } = finish(response);
    const pieces = body.toString('utf8').split(hollows).flatMap(pieceOf);
    const kinds = pieces.map((piece) => 'kind' in piece && piece.kind);
    // What has no room for what it is about is no template: an error page, say.
    if (!kinds.includes('slot') || !kinds.includes('head')) return undefined;
    return { status, headers, pieces, madeAt: own.madeAt ?? Date.now() };
  }

  function pieceOf(text: string): (Buffer | Hollow)[] {
    if (text === standIn) return [{ kind: 'id' }];
    if (text === '</head>') return [{ kind: 'head' }, Buffer.from(text)];
    if (text.startsWith('\uE002')) {
      return [{ kind: 'slot', name: text.slice(standIn.length + 2, -1) }];
    }
    return text === '' ? [] : [Buffer.from(text)];
  }

  function templateOf(path: string, mark: RenderMark): Promise<PageTemplate | undefined> {
    const known = kept.get(path);
    if (known?.generation === mark.generation && Date.now() < known.until) return known.template;
    const template = makeTemplate(path, mark);
    const mine = { generation: mark.generation, until: Date.now() + TEMPLATE_LIFE_MS, template };
    kept.set(path, mine);
    const forget = () => {
      if (kept.get(path) === mine) kept.delete(path);
    };
    template.then((made) => {
      if (made) return;
      forget();
      log.warn({ path }, 'Next made no template; the page is made whole');
    }, forget);
    return template;
  }

  return async (internalPath, mark) => {
    const [, locale = '', row = '', id = ''] = ABOUT_ONE.exec(internalPath) ?? [];
    const makeContent = registry.pageContents.get(row);
    if (!makeContent || !mark.mayKeep) return undefined;
    const content = await makeContent(Number(id), locale);
    const template = content && (await templateOf(`/${locale}${row}/`, mark));
    if (!template) return undefined;
    mark.madeAt = Math.min(mark.madeAt ?? Date.now(), template.madeAt);
    const { status, headers } = template;
    return { status, headers, body: fill(template, id, content) };
  };
}

function fill({ pieces }: PageTemplate, id: string, content: PageContent): Buffer {
  const idBytes = Buffer.from(id);
  return Buffer.concat(
    pieces.map((piece) => {
      if (!('kind' in piece)) return piece;
      if (piece.kind === 'id') return idBytes;
      if (piece.kind === 'head') return Buffer.from(content.head);
      const html = content.slots[piece.name];
      if (html === undefined) throw new Error(`Nothing fills the slot ${piece.name} of a page.`);
      return Buffer.from(html);
    }),
  );
}
