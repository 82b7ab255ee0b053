import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const START = 'components/gallery/gallery-view.tsx';
/** Rooms whose every component is to be seen in the gallery. */
const SHOWN_ROOMS = ['components/ui', 'components/home'];
/** What is for machines alone. */
const UNSEEN = ['components/ui/json-ld.tsx'];

/** All files of ours that the gallery draws, found by following imports. */
function filesBehind(start: string): Set<string> {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of text.matchAll(/from '((?:@\/|\.)[^']+)'/g)) {
      const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name);
      const next = [`${base}.tsx`, `${base}.ts`].find((candidate) => existsSync(candidate));
      if (next) follow(next);
    }
  };
  follow(start);
  return found;
}

describe('the gallery', () => {
  it.each(SHOWN_ROOMS)('shows every component of %s', (room) => {
    const drawn = filesBehind(START);
    const missing = readdirSync(room)
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => `${room}/${file}`)
      .filter((file) => !drawn.has(file) && !UNSEEN.includes(file));
    expect(missing).toEqual([]);
  });
});
