import type { PreparedIssue } from '../contract/importing-reading';

/** One issue of each periodical, in the order of their days: ids 1, 2, 3 in an empty database. */
export function sampleIssues(): PreparedIssue[] {
  return (['daily', 'weekly', 'technical'] as const).map((kind, place) => ({
    key: `sample:${kind}`,
    kind,
    day: `2026-03-0${place + 1}`,
    publishedAt: `2026-03-0${place + 1}T00:00:00.000Z`,
    title: text('标题', 'Title'),
    lead: text('导语', 'Lead'),
    body: text('<p>正文</p>', '<p>Body</p>'),
    entries: [
      { kind: 'flash', sourceKey: 'flash-0' },
      { kind: 'article', sourceKey: 'test:both-0', note: text('编者按', 'Note') },
    ],
  }));
}

function text(zh: string, en: string) {
  return { 'zh-Hans': zh, 'zh-Hant': zh, en };
}
