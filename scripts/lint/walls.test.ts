import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildBrokenHouse, type BrokenHouse } from './broken-house';

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** Each wall with a file that breaks it: [rule, file, what the file says]. */
const BROKEN: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['app-composes', 'app/a.ts', say('../lib/domains/articles/public')],
  ['app-composes', 'app/b.ts', say('@/lib/db/schema')],
  ['app-composes', 'app/c.ts', say('@/lib/platform/clock')],
  ['components-of-one-domain', 'components/article/a.ts', say('../flash/card')],
  ['components-of-one-domain', 'components/article/b.ts', say('@/lib/api/reads')],
  ['components-of-one-domain', 'components/article/c.ts', say('../screens/home')],
  ['screens-compose', 'components/screens/a.ts', say('@/lib/api/reads')],
  ['layout-stands-on-ui', 'components/layout/a.ts', say('../flash/card')],
  ['ui-knows-nothing', 'components/ui/a.ts', say('@/lib/routes/href')],
  ['contract-stands-alone', 'lib/contract/a.ts', say('@/lib/platform/clock')],
  ['contract-packages', 'lib/contract/b.ts', say('drizzle-orm')],
  ['routes-stand-alone', 'lib/routes/a.ts', say('@/lib/contract/paging')],
  ['platform-is-the-floor', 'lib/platform/a.ts', say('@/lib/routes/href')],
  ['i18n-is-low', 'lib/i18n/a.ts', say('@/lib/routes/href')],
  ['database-is-low', 'lib/db/a.ts', say('@/lib/routes/href')],
  ['client-is-the-browsers', 'lib/client/a.ts', say('@/lib/platform/clock')],
  ['server-is-a-room', 'lib/server/a.ts', say('@/lib/api/reads')],
  ['api-calls-domains', 'lib/api/a.ts', say('@/lib/domains/articles/rules')],
  ['api-calls-domains', 'lib/api/b.ts', say('@/lib/db/schema')],
  ['domains-by-their-door', 'lib/domains/flash/a.ts', say('../articles/rules')],
  ['domains-by-their-door', 'lib/domains/flash/b.ts', say('@/lib/api/reads')],
  ['ground-is-low', 'lib/domains/handler.ts', say('./articles/rules')],
  ['repositories-alone-read', 'lib/domains/flash/c.ts', say('@/lib/db/schema')],
  ['repositories-alone-run', 'lib/domains/flash/d.ts', say('@/lib/db/client')],
  ['domains-know-no-framework', 'lib/domains/flash/e.ts', say('react')],
  ['domains-know-no-framework', 'lib/domains/flash/f.ts', say('next/cache')],
  ['entry-points', 'middleware.ts', say('./lib/domains/articles/public')],
  ['nobody-imports-scripts', 'lib/api/c.ts', say('../../scripts/seed')],
  ['tests-are-for-tests', 'lib/api/d.ts', say('../testing/test-database')],
  ['a-reader-gets-no-server-code', 'app/e.ts', `'use client';\n${say('./far')}`],
  ['no-circles', 'lib/routes/about.ts', say('./round')],
  ['no-orphans', 'lib/routes/lonely.ts', 'export {};\n'],
  ['everything-resolves', 'lib/routes/lost.ts', say('./nowhere')],
  ['no-tools-in-the-product', 'lib/api/e.ts', say('fast-check')],
];

/** What the broken files lean on, and files that do what the walls allow. */
const SOUND: Readonly<Record<string, string>> = {
  'app/far.ts': say('./farther'),
  'app/farther.ts': say('@/lib/api/reads'),
  'app/page.ts': [say('@/components/article/card'), say('@/lib/routes/href')].join(''),
  'components/article/card.ts': [say('@/components/ui/tag'), say('@/lib/i18n/locales')].join(''),
  'components/flash/card.ts': say('@/components/ui/tag'),
  'components/ui/tag.ts': say('@/lib/i18n/locales'),
  'components/screens/home.ts': [say('../article/card'), say('../flash/card')].join(''),
  'lib/api/reads.ts': [say('@/lib/domains/articles/public'), say('@/lib/db/client')].join(''),
  'lib/contract/paging.ts': say('zod'),
  'lib/db/client.ts': say('./schema'),
  'lib/db/schema.ts': say('drizzle-orm'),
  'lib/domains/articles/public.ts': [say('./rules'), say('./repository')].join(''),
  'lib/domains/articles/repository.ts': [say('@/lib/db/schema'), say('@/lib/db/client')].join(''),
  'lib/domains/articles/rules.ts':
    "import type { X } from '@/lib/db/client';\nexport type Y = X;\n",
  'lib/domains/flash/verb.ts': [say('../articles/public'), say('@/lib/contract/paging')].join(''),
  'lib/i18n/locales.ts': 'export const x = 1;\nexport type X = 1;\n',
  'lib/platform/clock.ts': say('node:path'),
  'lib/routes/round.ts': say('./about'),
  'lib/routes/href.ts': say('@/lib/i18n/locales'),
  'lib/testing/test-database.ts': say('@/lib/db/client'),
  'scripts/seed.ts': say('@/lib/domains/articles/public'),
};

describe('the walls', () => {
  let house: BrokenHouse;
  let found: string[];

  beforeAll(() => {
    const broken = Object.fromEntries(BROKEN.map(([, file, text]) => [file, text]));
    house = buildBrokenHouse({ ...SOUND, ...broken });
    found = cruise(house.folder).map(({ rule, from }) => `${rule.name} ${from}`);
  }, 60_000);

  afterAll(() => house.remove());

  it.each(BROKEN)('%s stops %s', (rule, file) => {
    expect(found).toContain(`${rule} ${file}`);
  });

  it('let through what the house allows', () => {
    expect(found.filter((line) => (line.split(' ')[1] ?? '') in SOUND)).toEqual([]);
  });
});

/** One import that is also used, as a module. */
function say(source: string): string {
  const name = `it${source.replace(/\W/g, '')}`;
  return `import * as ${name} from '${source}';\nexport const from${name} = ${name};\n`;
}

function cruise(folder: string): Violation[] {
  const bin = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.resolve('.dependency-cruiser.cjs');
  const rooms = ['app', 'components', 'lib', 'scripts', 'middleware.ts'];
  const options = ['--config', config, '--output-type', 'json'];
  const output = outputOf(() =>
    execFileSync(process.execPath, [bin, ...rooms, ...options], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}

/** What a command printed, also when its exit code says that it found something. */
function outputOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}
