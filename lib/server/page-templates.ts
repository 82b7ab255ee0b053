import { randomInt } from 'node:crypto';
import type { Logger } from '../platform/logger';
import type { PageContent, ProcessRegistry, RenderMark } from '../platform/process-registry';
import type { RenderedResponse } from './finished-page';
import { cutTemplate, type TemplatePiece } from './template-pieces';

/** Internal path of a page about one thing: language, path of its row, id. */
const ABOUT_ONE = /^\/([^/]+)(\/[^/]+)\/(\d+)$/;

/** How long a template serves, or that there is none: what is in it is that much older than the page at most. */
const TEMPLATE_LIFE_MS = 15_000;

/** From here to the largest id of the database (int4) no newsroom gets. */
const STAND_IN_FROM = 2_000_000_000;
const STAND_IN_TO = 2_147_483_647;

interface PageTemplate {
  headers: RenderedResponse['headers'];
  pieces: readonly TemplatePiece[];
  /** Milliseconds since the epoch. */
  madeAt: number;
}

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

/** Makes a page for everybody without Next; undefined where Next is to make it, whatever the reason. */
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
  const contentMark = `\uE002${standIn}\uE003`;

  async function makeTemplate(path: string, mark: RenderMark): Promise<PageTemplate | undefined> {
    const { generation, mayKeep } = mark;
    const own: RenderMark = { generation, mayKeep, isOnePass: true, contentMark };
    const beganAt = Date.now();
    const response = await registry.renders.run(own, () => render(path + standIn));
    const { status, headers, body } = finish(response);
    const marks = { standIn, content: contentMark };
    const pieces = status === 200 ? cutTemplate(body.toString('utf8'), marks) : `${status}`;
    if (typeof pieces !== 'string') return { headers, pieces, madeAt: own.madeAt ?? beganAt };
    log.warn({ path, why: pieces }, 'a page can be no template; pages of its kind are made whole');
    return undefined;
  }

  function templateOf(path: string, mark: RenderMark): Promise<PageTemplate | undefined> {
    const known = kept.get(path);
    if (known?.generation === mark.generation && Date.now() < known.until) return known.template;
    const template = makeTemplate(path, mark);
    const mine = { generation: mark.generation, until: Date.now() + TEMPLATE_LIFE_MS, template };
    kept.set(path, mine);
    template.catch(() => {
      if (kept.get(path) === mine) kept.delete(path);
    });
    return template;
  }

  async function fillIn(internalPath: string, mark: RenderMark) {
    const [, locale = '', row = '', id = ''] = ABOUT_ONE.exec(internalPath) ?? [];
    const makeContent = registry.pageContents.get(row);
    if (!makeContent || !mark.mayKeep) return undefined;
    const content = await makeContent(Number(id), locale);
    const template = content && (await templateOf(`/${locale}${row}/`, mark));
    if (!template) return undefined;
    const body = fill(template, id, content);
    mark.madeAt = Math.min(mark.madeAt ?? Date.now(), template.madeAt);
    return { status: 200, headers: template.headers, body };
  }

  return (internalPath, mark) =>
    fillIn(internalPath, mark).catch((error: Error) => {
      log.error({ err: error, path: internalPath }, 'a page could not be filled into its template');
      return undefined;
    });
}

function fill({ pieces }: PageTemplate, id: string, content: PageContent): Buffer {
  const own = {
    id: Buffer.from(id),
    head: Buffer.from(content.head),
    content: Buffer.from(content.html),
  };
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? own[piece] : piece)));
}
