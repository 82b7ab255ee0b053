import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IMPORT_REASONS, readImportReason } from '@/lib/contract/import-reasons';
import en from '@/messages/en/desk.json';
import hans from '@/messages/zh-Hans/desk.json';
import hant from '@/messages/zh-Hant/desk.json';
import { reasonSentence } from './reason-sentence';

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const wordsOf = (messages: unknown) =>
  (messages as typeof en).import as unknown as Parameters<typeof reasonSentence>[1];

describe('reasons of an import', () => {
  it.each(Object.entries(IMPORT_REASONS))('%s is known by its sentence', (code, sentence) => {
    const said = sentence.replace(/\{(\w+)\}/g, '‹$1›');
    const values = Object.fromEntries(placeholders(sentence).map((name) => [name, `‹${name}›`]));
    expect(readImportReason(said)).toEqual({ code, values });
  });

  it.each([
    ['zh-Hans', hans],
    ['zh-Hant', hant],
    ['en', en],
  ])('are said in %s with all that differs', (_locale, messages) => {
    const reasons: Record<string, string> = messages.import.reasons;
    expect(Object.keys(reasons).sort()).toEqual(Object.keys(IMPORT_REASONS).sort());
    for (const [code, sentence] of Object.entries(IMPORT_REASONS)) {
      expect([code, placeholders(reasons[code] ?? '')]).toEqual([code, placeholders(sentence)]);
    }
  });

  it('are said within another, and stay as they are where another program speaks', () => {
    expect(reasonSentence('picture 0a1b: it is not in the archive', wordsOf(hans))).toBe(
      '图片 0a1b：档案里没有它',
    );
    expect(reasonSentence('not a zip that can be read: end of file', wordsOf(hans))).toBe(
      '不是能读取的 zip：end of file',
    );
    expect(reasonSentence('Invalid string: must match pattern', wordsOf(hans))).toBeUndefined();
  });

  it('cover every sentence of the importer’s sources', () => {
    const folders = ['importing', 'archived-content'].map((name) => `lib/domains/${name}`);
    const files = [
      ...folders.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file))),
      'lib/domains/articles/import-archived.ts',
      'lib/domains/writing/import-drafts.ts',
      'lib/domains/media/keep-archived.ts',
    ].filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const spoken = files.flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const said =
        /(?:new \w*Error\(|notes\.push\(|reason: |reason = )\s*(['`"])((?:(?!\1)[^\n])+)\1/g;
      return [...source.matchAll(said)].map(([, , text = '']) =>
        text.replace(/\$\{[^}]*\}+/g, 'x'),
      );
    });
    // Of the program itself, not of what is brought.
    const own = /^(?:No column|The \w+ "?\w+"? could|notPermitted$|autosave$)/;
    const unknown = spoken.filter(
      (text) => !own.test(text) && readImportReason(text) === undefined,
    );
    expect(unknown).toEqual([]);
    expect(spoken.length).toBeGreaterThan(40);
  });
});
