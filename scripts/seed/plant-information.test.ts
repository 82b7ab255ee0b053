import { DOCUMENT_KEYS } from '@/lib/contract/documents';
import { newsroom } from '@/lib/contract/importing';
import { isRouteId, routeById, type RouteId } from '@/lib/routes/route-table';
import { cooperationSetting, informationOf } from './plant-information';

const NOW = new Date('2026-11-01T00:00:00.000Z');
const information = informationOf(NOW, 'news@example.org');
const bodies = [
  ...information.documents.flatMap(({ sections }) => sections.map(({ body }) => body)),
  ...information.notices.map(({ body }) => body),
];

describe('the sample newsroom’s own pages', () => {
  it('are what the newsroom’s commands take', () => {
    const shape = newsroom.pick({ documents: true, notices: true, communityPlaces: true });
    expect(shape.safeParse(information).error).toBeUndefined();
  });

  it('hold every document once, with sections that have an address each', () => {
    expect(information.documents.map(({ key }) => key).sort()).toEqual([...DOCUMENT_KEYS].sort());
    for (const { sections } of information.documents) {
      expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
    }
  });

  it('hold the privacy section where the configuration leads', () => {
    const disclaimer = information.documents.find(({ key }) => key === 'mianzeshengming');
    expect(disclaimer?.sections.some(({ key }) => key === 'privacy')).toBe(true);
  });

  it('name the newsroom’s address wherever they should', () => {
    for (const body of bodies) expect(JSON.stringify(body)).not.toContain('{mail}');
    expect(JSON.stringify(bodies)).toContain('mailto:news@example.org');
  });

  it('link to pages that there are, each edition in its own language', () => {
    const prefixes = { 'zh-Hans': '/', 'zh-Hant': '/zh-hant/', en: '/en/' } as const;
    for (const body of bodies) {
      for (const [locale, prefix] of Object.entries(prefixes)) {
        const html = body[locale as keyof typeof prefixes] ?? '';
        for (const [, path = ''] of html.matchAll(/href="(\/[^"]*)"/g)) {
          expect(path.startsWith(prefix)).toBe(true);
          const id = path.slice(prefix.length).split('#')[0] ?? '';
          expect(isRouteId(id)).toBe(true);
          expect(routeById(id as RouteId).param?.required ?? false).toBe(false);
        }
      }
    }
  });

  it('were all published before now', () => {
    for (const { publishedAt } of information.notices) {
      expect(new Date(publishedAt).getTime()).toBeLessThan(NOW.getTime());
    }
  });
});

describe('the media kit', () => {
  it('marks its invented figures as samples', () => {
    expect(cooperationSetting().areFiguresSample).toBe(true);
  });
});
