/** A part of a template: bytes as they are, or a place where each page has its own. */
export type TemplatePiece = Buffer | 'id' | 'head' | 'content';

export interface TemplateMarks {
  /** Digits that stand for a page's id. */
  standIn: string;
  /** What stands for its content; the digits are in it. */
  content: string;
}

const HEAD_END = '</head>';
/** How React's data stands in a page (Next's inline scripts): text as a string of JavaScript, or bytes. */
const DATA_PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const BINARY_PUSH = 'self.__next_f.push([3,';
/** A long text in React's data: its length in bytes goes before it. */
const LONG_TEXT = /[0-9a-f]+:T([0-9a-f]+),/g;

/**
 * Cuts a page that is to be a template at the places where each page has its own.
 * @param html the page made for the id that stands in for the others, with its marks.
 * @returns the pieces, or why this page can be no template: React's data would not survive that
 *   its digits are exchanged, or there is no one place for the content.
 */
export function cutTemplate(html: string, marks: TemplateMarks): TemplatePiece[] | string {
  const headEnd = html.indexOf(HEAD_END);
  if (headEnd < 0) return 'it has no head';
  const refusal = refusalOfContent(html, marks) ?? refusalOfData(html, marks.standIn);
  if (refusal !== undefined) return refusal;
  return [...cut(html.slice(0, headEnd), marks), 'head', ...cut(html.slice(headEnd), marks)];
}

function cut(html: string, { standIn, content }: TemplateMarks): TemplatePiece[] {
  const parts = html.split(new RegExp(`(${content}|${standIn})`));
  return parts.flatMap((part): TemplatePiece[] => {
    if (part === standIn) return ['id'];
    if (part === content) return ['content'];
    return part === '' ? [] : [Buffer.from(part)];
  });
}

/** The content is HTML: it belongs into the document, once, and into no script. */
function refusalOfContent(html: string, { content }: TemplateMarks): string | undefined {
  const at = html.indexOf(content);
  if (at < 0) return 'it has no place for the content';
  if (html.includes(content, at + 1)) return 'it has several places for the content';
  const isInScript = html.lastIndexOf('<script', at) > html.lastIndexOf('</script', at);
  return isInScript ? 'the place for the content is in a script' : undefined;
}

/** The digits in React's data must be where they can be exchanged for fewer. */
function refusalOfData(html: string, standIn: string): string | undefined {
  if (html.includes(BINARY_PUSH)) return 'its data is in bytes';
  const pushes = [...html.matchAll(DATA_PUSH)].map(([, text = '""']) => JSON.parse(text) as string);
  const data = pushes.join('');
  const apart = pushes.reduce((sum, push) => sum + count(push, standIn), 0);
  if (count(data, standIn) !== apart) return 'its id is parted in its data';
  const isMeasured = [...data.matchAll(LONG_TEXT)].some(({ 0: row, 1: length = '', index }) => {
    const rest = Buffer.from(data.slice(index + row.length));
    return rest.subarray(0, Number.parseInt(length, 16)).includes(standIn);
  });
  return isMeasured ? 'its id is in a text of its data that is measured' : undefined;
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
