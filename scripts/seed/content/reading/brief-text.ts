import type { SeedIssue } from './shapes';

type Pair = readonly [zh: string, en: string];

/** A brief of three short parts, each as text in Chinese and in English. */
export function brief(
  key: string,
  title: Pair,
  lead: Pair,
  figure: Pair,
  word: Pair,
  deed: Pair,
): SeedIssue {
  const body = (at: 0 | 1, heads: readonly [string, string, string]) =>
    [figure, word, deed].map((part, place) => `## ${heads[place]}\n\n${part[at]}`).join('\n\n');
  return {
    key: `brief:${key}`,
    title: { zh: title[0], en: title[1] },
    lead: { zh: lead[0], en: lead[1] },
    body: {
      zh: body(0, ['一个数字', '一个词', '今天做一件小事']),
      en: body(1, ['A figure', 'A word', 'One small thing to do today']),
    },
  };
}
