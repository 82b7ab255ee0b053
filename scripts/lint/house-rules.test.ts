import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildBrokenHouse, type BrokenHouse } from './broken-house';

interface LintedFile {
  filePath: string;
  messages: { ruleId: string | null }[];
}

/** Each rule of the house with a file that breaks it: [rule, file, what the file says]. */
const BROKEN: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['house/file-name', 'lib/routes/index.ts', 'export const a = 1;\n'],
  ['house/file-name', 'lib/routes/utils.ts', 'export const a = 1;\n'],
  ['house/file-name', 'lib/routes/types.ts', 'export const a = 1;\n'],
  ['house/file-name', 'components/ui/BigButton.tsx', 'export const a = 1;\n'],
  ['house/text-from-messages', 'components/ui/a.tsx', 'export const a = <p>Read on</p>;\n'],
  ['house/text-from-messages', 'components/ui/b.tsx', "export const a = <p>{'Read on'}</p>;\n"],
  ['house/text-from-messages', 'components/ui/c.tsx', 'export const a = <img alt="A wave" />;\n'],
  ['house/text-from-messages', 'app/d.ts', "export const a = '暂无数据';\n"],
  ['house/text-from-messages', 'app/e.ts', 'export const a = `共 ${1} 篇`;\n'],
  ['house/package-home', 'lib/api/a.ts', importOf('drizzle-orm')],
  ['house/package-home', 'lib/domains/flash/rules.ts', importOf('drizzle-orm/pg-core')],
  ['house/package-home', 'lib/domains/flash/cache.ts', importOf('next/cache')],
  ['house/package-home', 'lib/routes/a.ts', importOf('react')],
  ['house/package-home', 'lib/i18n/a.ts', importOf('opencc-js')],
  ['house/package-home', 'app/f.ts', importOf('pg')],
  ['no-restricted-properties', 'lib/api/b.ts', 'export const a = process.env.PORT;\n'],
  ['no-restricted-syntax', 'lib/api/c.ts', 'const { env } = process;\nexport const a = env;\n'],
  ['no-console', 'lib/api/d.ts', "console.log('here');\n"],
  ['import/no-default-export', 'lib/api/e.ts', 'export default 1;\n'],
  ['max-lines', 'lib/api/f.ts', 'export {};\n'.repeat(351)],
  [
    '@typescript-eslint/consistent-type-imports',
    'lib/api/g.ts',
    "import { A } from '@/lib/shape';\nexport const a: A = 1;\n",
  ],
  ['@typescript-eslint/no-explicit-any', 'lib/api/h.ts', 'export const a: any = 1;\n'],
  [
    '@typescript-eslint/no-floating-promises',
    'lib/api/i.ts',
    'export function a() {\n  Promise.resolve(1);\n}\n',
  ],
  ['no-console', 'lib/api/j.ts', "// eslint-disable-next-line no-console\nconsole.log('here');\n"],
];

/** Files that do the like where it is allowed. */
const SOUND: Readonly<Record<string, string>> = {
  'lib/shape.ts': 'export type A = 1;\n',
  'app/page.tsx': 'export default function Page() {\n  return <p>{String(1)} · —</p>;\n}\n',
  'app/page.test.ts': "export const a = '暂无数据';\n",
  'lib/db/a.ts': importOf('drizzle-orm'),
  'lib/domains/flash/write-repository.ts': importOf('drizzle-orm'),
  'lib/i18n/to-traditional.ts': importOf('opencc-js'),
  'lib/platform/env.ts': 'export const a = process.env.PORT;\n',
  'scripts/a.ts': "console.log('here');\n",
};

describe('the rules of the house', () => {
  let house: BrokenHouse;
  let found: string[];

  beforeAll(() => {
    const broken = Object.fromEntries(BROKEN.map(([, file, text]) => [file, text]));
    house = buildBrokenHouse({ ...SOUND, ...broken });
    found = lint(house.folder);
  }, 120_000);

  afterAll(() => house.remove());

  it.each(BROKEN)('%s stops %s', (rule, file) => {
    expect(found).toContain(`${rule} ${file}`);
  });

  it('let through what the house allows', () => {
    expect(found.filter((line) => (line.split(' ')[1] ?? '') in SOUND)).toEqual([]);
  });
});

function importOf(source: string): string {
  return `import * as it from '${source}';\nexport const a = it;\n`;
}

function lint(folder: string): string[] {
  const bin = path.resolve('node_modules/eslint/bin/eslint.js');
  const config = path.resolve('eslint.config.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [bin, 'app', 'components', 'lib', 'scripts', '--config', config, '--format', 'json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (!stdout) throw new Error(`ESLint did not run: ${stderr}`);
  return (JSON.parse(stdout) as LintedFile[]).flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId }) => `${ruleId} ${path.relative(folder, filePath)}`),
  );
}
