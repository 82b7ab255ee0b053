import { existsSync, readFileSync } from 'node:fs';
import { ERRORS } from '@/lib/contract/error-codes';

const README = readFileSync('README.md', 'utf8');
const SCRIPTS = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts;

describe('the documents', () => {
  it('name every setting, and none that is not there', () => {
    const source = readFileSync('lib/platform/env.ts', 'utf8');
    const settings = namesIn(source, /^ {4}([A-Z][A-Z_]+):/gm);
    const table = README.slice(README.indexOf('## Settings'), README.indexOf('## Commands'));
    expect(namesIn(table, /^\| `([A-Z_]+)`/gm)).toEqual(settings);
    expect(namesIn(readFileSync('.env.example', 'utf8'), /^# ([A-Z_]+)=/gm)).toEqual(settings);
  });

  it('name every command', () => {
    const named = new Set(namesIn(README, /npm (?:run )?([a-z0-9-]+)/g));
    expect(Object.keys(SCRIPTS).filter((name) => !named.has(name))).toEqual([]);
  });

  it('give each error its code and status', () => {
    const table = readFileSync('docs/error-codes.md', 'utf8');
    const rows = [...table.matchAll(/^\| (\d+) +\| (\d+) +\| `(\w+)`/gm)];
    const written = rows.map(([, code, status, key]) => [key, Number(code), Number(status)]);
    const wanted = Object.entries(ERRORS).map(([key, { code, status }]) => [key, code, status]);
    expect(written.sort()).toEqual(wanted.sort());
  });

  it('lead to files that are there', () => {
    const links = [...README.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, file]) => file ?? '');
    const missing = links.filter((file) => !file.endsWith('.png') && !existsSync(file));
    expect(missing).toEqual([]);
  });
});

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))].sort();
}
