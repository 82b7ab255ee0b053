import { createNodeFromContent, getSchema } from '@tiptap/core';
import { Node as TextNode, type Schema } from '@tiptap/pm/model';
import { countWords } from '@/lib/contract/word-count';
import { editorHtmlOf } from './body-html';
import { textSchema } from './text-schema';

/** Words of a document in the editor: what is written in it, not what its pictures and cards say. */
export function wordsOfDocument(doc: TextNode): number {
  return countWords(doc.textBetween(0, doc.content.size, '\n', ' '));
}

/** Words of a body as the editor counts them once it is open in it. */
export function wordsOfBody(bodyHtml: string): number {
  const doc = createNodeFromContent(editorHtmlOf(bodyHtml), schema(), { slice: false });
  return doc instanceof TextNode ? wordsOfDocument(doc) : 0;
}

let made: Schema | undefined;

/** What the editor reads a body by; nothing of it is drawn. */
function schema(): Schema {
  const words = { fetching: '', missing: '', retry: '', caption: '', noAlt: '' };
  made ??= getSchema(textSchema({ placeholder: '', figure: { words, onRetry: () => undefined } }));
  return made;
}
