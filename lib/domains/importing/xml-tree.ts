import { XMLParser } from 'fast-xml-parser';
import { Parser } from 'htmlparser2';

/**
 * An element of an XML document. Names are in lower case, with the prefix that
 * is usual for their namespace whatever prefix the document chose; elements of
 * RSS, and of Atom in an Atom document, have none.
 */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: (XmlNode | string)[];
}

/** Deeper than any feed; what is deeper is no feed but an attack on the stack. */
const MAX_DEPTH = 256;

/**
 * The tree of an XML text. Well-formed text is read strictly, anything else as
 * far as it goes. Entities are decoded once, the names of HTML among them;
 * declarations of entities are not read, so nothing is expanded or fetched.
 *
 * Throws an Error with a plain sentence when there is no element or it is too deep.
 */
export function parseXml(text: string): XmlNode {
  const source = withoutDoctype(text.slice(Math.max(0, text.indexOf('<'))));
  const root = strictTree(source) ?? tolerantTree(source);
  if (!root.children.some((child) => typeof child !== 'string')) {
    throw new Error('no XML element in it');
  }
  const isAtom = elements(root).some((child) => /(^|:)(feed|entry)$/.test(child.name));
  applyNamespaces(root, { '': '' }, isAtom);
  return root;
}

/** The element children, all or those of one name. */
export function elements(node: XmlNode, name?: string): XmlNode[] {
  return node.children.filter(
    (child): child is XmlNode => typeof child !== 'string' && (!name || child.name === name),
  );
}

/** The first child element that has one of the names, in their order. */
export function firstOf(node: XmlNode, ...names: string[]): XmlNode | null {
  for (const name of names) {
    const found = elements(node, name)[0];
    if (found) return found;
  }
  return null;
}

/** All text inside, entities decoded. */
export function textOf(node: XmlNode | null): string {
  if (node === null) return '';
  return node.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

/** The children written as HTML (Atom's `xhtml` constructs). */
export function innerHtml(node: XmlNode): string {
  const write = (child: XmlNode | string): string => {
    if (typeof child === 'string') return escaped(child);
    const name = child.name.replace(/^.*:/, '');
    const attributes = Object.entries(child.attributes)
      .filter(([key]) => !key.startsWith('xmlns'))
      .map(([key, value]) => ` ${key.replace(/^xml:/, '')}="${escaped(value)}"`)
      .join('');
    const isVoid = /^(br|hr|img|wbr)$/.test(name);
    return `<${name}${attributes}>${isVoid ? '' : `${child.children.map(write).join('')}</${name}>`}`;
  };
  return node.children.map(write).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Only the strict parser's own shape, as far as it is used here. */
type OrderedNode = Record<string, unknown>;

function strictTree(source: string): XmlNode | null {
  try {
    const parser = new XMLParser({
      preserveOrder: true,
      ignoreAttributes: false,
      attributeNamePrefix: '',
      parseTagValue: false,
      parseAttributeValue: false,
      trimValues: false,
      processEntities: false,
      cdataPropName: '#cdata',
      ignoreDeclaration: true,
      ignorePiTags: true,
    });
    const nodes = parser.parse(source, true) as OrderedNode[];
    return { name: '', attributes: {}, children: nodes.map((node) => fromOrdered(node, 0)) };
  } catch {
    return null;
  }
}

function fromOrdered(node: OrderedNode, depth: number): XmlNode | string {
  if (depth > MAX_DEPTH) throw new Error('nested too deeply');
  if (typeof node['#text'] === 'string') return decodeEntities(node['#text']);
  const name = Object.keys(node).find((key) => key !== ':@') ?? '';
  const children = (node[name] ?? []) as OrderedNode[];
  if (name === '#cdata') return children.map((child) => String(child['#text'] ?? '')).join('');
  const attributes = (node[':@'] ?? {}) as Record<string, string>;
  return {
    name: name.toLowerCase(),
    attributes: decodedAttributes(attributes),
    children: children.map((child) => fromOrdered(child, depth + 1)),
  };
}

function tolerantTree(source: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [] };
  const open: XmlNode[] = [root];
  let isCdata = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open.length > MAX_DEPTH) throw new Error('nested too deeply');
        const node = {
          name: name.toLowerCase(),
          attributes: decodedAttributes(attributes),
          children: [],
        };
        open.at(-1)?.children.push(node);
        open.push(node);
      },
      ontext: (text) => {
        open.at(-1)?.children.push(isCdata ? text : decodeEntities(text));
      },
      oncdatastart: () => {
        isCdata = true;
      },
      oncdataend: () => {
        isCdata = false;
      },
      onclosetag: () => {
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(source);
  return root;
}

function decodedAttributes(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), decodeEntities(value)]),
  );
}

/** Without the document type: its entities are neither read nor needed. */
function withoutDoctype(source: string): string {
  const start = source.slice(0, 10_000).search(/<!DOCTYPE/i);
  if (start < 0) return source;
  let isInSubset = false;
  let quote = '';
  for (let at = start + 9; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '[') isInSubset = true;
    else if (character === ']') isInSubset = false;
    else if (character === '>' && !isInSubset) return source.slice(0, start) + source.slice(at + 1);
  }
  return source.slice(0, start);
}

const PREFIX_OF_NAMESPACE: [RegExp, string][] = [
  [/^http:\/\/purl\.org\/rss\/1\.0\/$|netscape\.com\/rdf|backend\.userland\.com\/rss/, ''],
  [/^http:\/\/purl\.org\/dc\/elements/, 'dc'],
  [/^http:\/\/purl\.org\/dc\/terms/, 'dcterms'],
  [/^http:\/\/purl\.org\/rss\/1\.0\/modules\/content/, 'content'],
  [/^http:\/\/wordpress\.org\/export\/[\d.]+\/excerpt/, 'excerpt'],
  [/^http:\/\/wordpress\.org\/export\/[\d.]+\/$/, 'wp'],
  [/^http:\/\/search\.yahoo\.com\/mrss/, 'media'],
  [/itunes\.com\/dtds/i, 'itunes'],
  [/^http:\/\/www\.w3\.org\/1999\/xhtml/, 'xhtml'],
  [/^http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns/, 'rdf'],
];
const ATOM_NAMESPACE = /^https?:\/\/(www\.w3\.org\/2005\/atom|purl\.org\/atom\/)/i;

function applyNamespaces(node: XmlNode, scope: Record<string, string>, isAtom: boolean): void {
  let inner = scope;
  for (const [name, uri] of Object.entries(node.attributes)) {
    const declared = /^xmlns(?::(.+))?$/.exec(name);
    if (declared)
      inner = { ...inner, [declared[1] ?? '']: usualPrefix(uri, declared[1] ?? '', isAtom) };
  }
  const [prefix, local] = node.name.includes(':') ? node.name.split(':', 2) : ['', node.name];
  const usual = inner[prefix ?? ''] ?? prefix ?? '';
  node.name = usual === '' ? (local ?? '') : `${usual}:${local ?? ''}`;
  for (const child of elements(node)) applyNamespaces(child, inner, isAtom);
}

function usualPrefix(uri: string, written: string, isAtom: boolean): string {
  if (ATOM_NAMESPACE.test(uri.trim())) return isAtom ? '' : 'atom';
  const known = PREFIX_OF_NAMESPACE.find(([pattern]) => pattern.test(uri.trim()));
  return known?.[1] ?? written;
}

/** Decodes `&amp;`, numbers and the names of HTML once; what is no entity stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,8}|#\d{1,8}|[a-z][a-z0-9]{1,31});/gi, (entity) => {
    const known = decodedEntities.get(entity);
    if (known !== undefined) return known;
    let decoded = '';
    new Parser({ ontext: (part) => (decoded += part) }, { decodeEntities: true }).end(entity);
    if (decodedEntities.size < 5000) decodedEntities.set(entity, decoded);
    return decoded;
  });
}

const decodedEntities = new Map<string, string>();
