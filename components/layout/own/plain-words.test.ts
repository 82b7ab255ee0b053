import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PLACE_NAMES } from './plain-words';

const CALL = /usePlainWords\(\s*'([^']+)',\s*'([^']+)'/g;
const sources = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.tsx?$/.test(name),
);
const parts = new Set(
  sources.flatMap((name) =>
    [...readFileSync(path.join('components', name), 'utf8').matchAll(CALL)].map(
      ([, namespace, part]) => `${namespace}.${part}`,
    ),
  ),
);

describe('sentences that browsers fill in', () => {
  it.each([...parts])('name in %s what has a place', (place) => {
    const [namespace = '', part = ''] = place.split('.');
    const messages = JSON.parse(readFileSync(`messages/en/${namespace}.json`, 'utf8')) as Record<
      string,
      unknown
    >;
    const text = JSON.stringify(messages[part]);
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(named.filter((name) => !PLACE_NAMES.includes(name ?? ''))).toEqual([]);
  });

  it('are found', () => expect(parts.has('events.organ')).toBe(true));
});
