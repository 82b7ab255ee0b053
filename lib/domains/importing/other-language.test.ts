import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSource } from './read-source';

const JAPANESE = '発展した会社が開発するウォレットについて、この記事で説明します。';
const CHINESE = '這個網路的發展與開發者。';

const rss = (text: string, language: string) =>
  `<rss><channel><title>t</title><link>https://a.example/</link>${language && `<language>${language}</language>`}` +
  `<item><title>T</title><guid>1</guid><description>${text}</description></item></channel></rss>`;
const wordPress = (text: string) =>
  '<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/">' +
  '<channel><title>t</title><wp:wxr_version>1.2</wp:wxr_version><item><title>T</title>' +
  '<wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>' +
  `<content:encoded>${text}</content:encoded></item></channel></rss>`;
const ghost = (text: string, locale: string | null) =>
  JSON.stringify({
    data: {
      posts: [
        { id: '1', title: 'T', status: 'published', type: 'post', locale, html: `<p>${text}</p>` },
      ],
    },
  });
const markdown = (text: string, language: string) =>
  `---\ntitle: T\nlang: ${language}\n---\n${text}\n`;

describe('articles in a language that the site does not have', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'language-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  async function readOne(name: string, content: string): Promise<string> {
    writeFileSync(path.join(root, name), content);
    const found: string[] = [];
    for await (const event of readSource(path.join(root, name))) {
      if (event.type === 'document') {
        found.push(...event.document.editions.map(({ locale }) => locale));
      } else if ('reason' in event) found.push(`${event.type}: ${event.reason}`);
    }
    return found.join('; ');
  }

  it.each([
    ['feed.xml', rss(JAPANESE, '')],
    ['declared.xml', rss('Bonjour tout le monde', 'fr-CA')],
    ['wordpress.xml', wordPress(JAPANESE)],
    ['ghost.json', ghost(JAPANESE, null)],
    ['declared.json', ghost('Guten Tag', 'de')],
    ['undeclared.md', `# T\n\n${JAPANESE}\n`],
    ['declared.md', markdown('Bonjour', 'fr')],
  ])('are refused with one reason: %s', async (name, content) => {
    expect(await readOne(name, content)).toBe('failure: language not supported');
  });

  it.each([
    ['feed.xml', rss(CHINESE, 'en-us')],
    ['wordpress.xml', wordPress(`${CHINESE}「サトシ」是名字，這個名字來自日本。`)],
    ['ghost.json', ghost(CHINESE, 'en_US')],
  ])('and Chinese ones are not: %s', async (name, content) => {
    expect(await readOne(name, content)).toBe('zh-Hant');
  });
});
