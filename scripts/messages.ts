import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toTraditionalDeep } from '@/lib/i18n/to-traditional';
import { commandLine } from './command-line';

/**
 * `npm run messages`: derives messages/zh-Hant from messages/zh-Hans, with the
 * corrections of messages/zh-Hant/overrides.json. With `--check` nothing is
 * written: stale, missing and superfluous files and keys are named, exit 1.
 */
const root = path.join(process.cwd(), 'messages');
const { check: isCheck } = commandLine('Usage: npm run messages -- [--check]', {
  options: { check: { type: 'boolean', default: false } },
}).values;
const problems: string[] = [];

const overrides = readJson(path.join(root, 'zh-Hant', 'overrides.json')) as Record<string, string>;
const used = new Set<string>();
const names = readdirSync(path.join(root, 'zh-Hans')).sort();

for (const name of names) {
  const source = readJson(path.join(root, 'zh-Hans', name));
  const namespace = path.basename(name, '.json');
  const derived = override(toTraditionalDeep(source), namespace);
  settle(path.join(root, 'zh-Hant', name), `${JSON.stringify(derived, null, 2)}\n`);
  compareKeys(name, source);
}
for (const locale of ['zh-Hant', 'en']) {
  const superfluous = readdirSync(path.join(root, locale)).filter(
    (name) => !names.includes(name) && name !== 'overrides.json',
  );
  problems.push(...superfluous.map((name) => `${locale}/${name} has no simplified source`));
  if (!isCheck && locale === 'zh-Hant') {
    superfluous.forEach((name) => rmSync(path.join(root, locale, name)));
  }
}
for (const key of Object.keys(overrides)) {
  if (!used.has(key)) problems.push(`zh-Hant/overrides.json: no message "${key}"`);
}

problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exitCode = 1;
else console.log(`Messages are complete: ${names.length} namespaces in three languages.`);

function settle(file: string, text: string): void {
  const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (current === text) return;
  if (isCheck) problems.push(`zh-Hant/${path.basename(file)} is stale: run npm run messages`);
  else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** English is written by hand: the same keys, and the same arguments in each sentence. */
function compareKeys(name: string, source: unknown): void {
  const file = path.join(root, 'en', name);
  if (!existsSync(file)) {
    problems.push(`en/${name} is missing`);
    return;
  }
  const wanted = leaves(source);
  const given = leaves(readJson(file));
  for (const [key, text] of wanted) {
    const english = given.get(key);
    if (english === undefined) problems.push(`en/${name}: "${key}" is missing`);
    else if (argumentsOf(english) !== argumentsOf(text)) {
      problems.push(`en/${name}: "${key}" has other arguments than its source`);
    }
  }
  for (const key of given.keys()) {
    if (!wanted.has(key)) problems.push(`en/${name}: "${key}" has no simplified source`);
  }
}

function leaves(value: unknown, prefix = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[prefix, value]]);
  const entries = Object.entries(value as Record<string, unknown>);
  return new Map(
    entries.flatMap(([key, child]) => [...leaves(child, prefix ? `${prefix}.${key}` : key)]),
  );
}

function argumentsOf(message: string): string {
  const names = [...message.matchAll(/\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map(
    (match) => match[1] ?? `<${match[2]}>`,
  );
  return [...new Set(names)].sort().join();
}

function override(value: unknown, prefix: string): unknown {
  if (typeof value === 'string') {
    const replacement = overrides[prefix];
    if (replacement === undefined) return value;
    used.add(prefix);
    return replacement;
  }
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>).map(([key, child]) => [
      key,
      override(child, `${prefix}.${key}`),
    ]),
  );
}

function readJson(file: string): unknown {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : {};
}
