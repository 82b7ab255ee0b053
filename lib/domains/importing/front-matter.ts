import { parse as parseYaml } from 'yaml';

export type FrontMatter = Readonly<Record<string, unknown>>;

/** Front matter is a page at most; what claims to be more is text. */
const MAX_CHARS = 64 * 1024;

/**
 * Takes the front matter (YAML between `---`, or Hugo's TOML between `+++`) off
 * a Markdown file. Keys are in lower case.
 *
 * Throws an Error with a plain sentence when it is there and can't be read.
 */
export function splitFrontMatter(source: string): { data: FrontMatter; body: string } {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const fence = /^\s{0,10}(---|\+\+\+)[ \t]*\n/.exec(text);
  if (!fence) return { data: {}, body: text };
  const start = fence[0].length;
  const end = text.slice(0, MAX_CHARS).indexOf(`\n${fence[1]}`, start - 1);
  if (end < 0) return { data: {}, body: text };
  const lineEnd = text.indexOf('\n', end + 1);
  const body = lineEnd < 0 ? '' : text.slice(lineEnd + 1);
  const written = text.slice(start, end);
  const data = fence[1] === '---' ? yamlData(written) : tomlData(written);
  return { data: lowerKeys(data), body };
}

/** The first of the keys that holds text (or a number), trimmed; '' when none does. */
export function textField(data: FrontMatter, ...keys: string[]): string {
  for (const key of keys) {
    const value = data[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** All names under the keys: lists, comma-separated text, or objects with a `name`. */
export function listField(data: FrontMatter, ...keys: string[]): string[] {
  const names = keys.flatMap((key) => namesIn(data[key]));
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[,，、]/);
  if (Array.isArray(value))
    return value.flatMap((item) => (typeof item === 'string' ? [item] : namesIn(item)));
  if (typeof value === 'object' && value !== null) {
    const named = value as Record<string, unknown>;
    return typeof named.name === 'string' ? [named.name] : [];
  }
  return typeof value === 'number' ? [String(value)] : [];
}

function yamlData(written: string): unknown {
  try {
    return parseYaml(written, { maxAliasCount: 20, logLevel: 'error', uniqueKeys: false });
  } catch (error) {
    const [sentence] = error instanceof Error ? error.message.split('\n') : [String(error)];
    throw new Error(`front matter is no YAML: ${sentence}`);
  }
}

/** The part of TOML that front matter uses: one key a line, text, lists of text, booleans. */
function tomlData(written: string): unknown {
  const data: Record<string, unknown> = {};
  for (const line of written.split('\n')) {
    const match = /^\s{0,20}([\w.-]{1,60})\s{0,20}=\s{0,20}(.{1,4000})$/.exec(line);
    if (!match?.[1] || match[2] === undefined) continue;
    data[match[1]] = tomlValue(match[2].trim());
  }
  return data;
}

function tomlValue(written: string): unknown {
  if (/^\[.*\]$/.test(written)) {
    return [...written.matchAll(/"([^"]*)"|'([^']*)'/g)].map((match) => match[1] ?? match[2] ?? '');
  }
  const quoted = /^"(?:"")?(.*?)(?:"")?"$|^'(.*)'$/.exec(written);
  if (quoted) return quoted[1] ?? quoted[2] ?? '';
  if (written === 'true' || written === 'false') return written === 'true';
  return written;
}

function lowerKeys(data: unknown): FrontMatter {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return {};
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key.toLowerCase(), value]));
}
