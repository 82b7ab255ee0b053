import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ALL_ROUTES, type Route } from './route-table';

const LOCALE_FOLDER = path.resolve(process.cwd(), 'app/[locale]');

describe('pages of the route table', () => {
  const ready = ALL_ROUTES.filter(({ screen }) => screen === 'ready');

  it.each(ready.map((route) => [route.id, route] as const))('has a page for %s', (_id, route) => {
    const absent = pageFolders(route).filter((folder) => !isInSomeGroup(folder));
    expect(absent).toEqual([]);
  });
});

/** Folders that must hold a page.tsx: bare, with the parameter, and their later pages. */
function pageFolders({ path: folder, param, view, paged }: Route): string[] {
  const detail = param ? `${folder}/[${param.name}]` : undefined;
  const viewed = detail && view ? [`${detail}/[view]`] : [];
  const lists = [
    ...((paged === true && !param?.required) || paged === 'without-param' ? [folder] : []),
    ...((paged === true || paged === 'with-param') && detail ? [detail, ...viewed] : []),
  ];
  return [
    ...(param?.required ? [] : [folder]),
    ...(detail ? [detail, ...viewed] : []),
    ...lists.map((list) => `${list}/page/[page]`),
  ];
}

function isInSomeGroup(folder: string): boolean {
  if (!existsSync(LOCALE_FOLDER)) return false;
  const groups = readdirSync(LOCALE_FOLDER).filter((name) => /^\(.+\)$/.test(name));
  return groups.some((group) => existsSync(path.join(LOCALE_FOLDER, group, folder, 'page.tsx')));
}
