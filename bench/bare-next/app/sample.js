import { readFileSync } from 'node:fs';

/** {title, bodyHtml} of one article, put beside the app by bench/bare-next.ts. */
export const sample = JSON.parse(readFileSync('sample.json', 'utf8'));
