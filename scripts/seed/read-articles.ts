import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const articleFront = z.strictObject({
  key: z.string(),
  section: z.string(),
  author: z.string(),
  labels: z.array(z.string()),
  minutesAgo: z.number().int().positive(),
  cover: z.string(),
  views: z.number().int(),
  title: z.string(),
  summary: z.string(),
  titleEn: z.string().optional(),
  summaryEn: z.string().optional(),
});

/** An article of the sample newsroom as it was written: Markdown, in one or two languages. */
export interface SeedArticle extends z.infer<typeof articleFront> {
  body: string;
  bodyEn?: string | undefined;
}

/**
 * Reads the sample newsroom's articles, in the order of their file names.
 * @throws Error that names the file whose head is wrong.
 */
export function readSeedArticles(folder: string): SeedArticle[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readSeedArticle(path.join(folder, name)));
}

function readSeedArticle(file: string): SeedArticle {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8'));
  const front = articleFront.safeParse(parse(match?.[1] ?? ''));
  if (!match || !front.success) {
    throw new Error(`${file}: ${front.error?.message ?? 'there is no head'}`);
  }
  const [body = '', bodyEn] = (match[2] ?? '').split(/^<!-- en -->$/m);
  return { ...front.data, body: body.trim(), bodyEn: bodyEn?.trim() };
}
