import type { RenderedResponse } from './finished-page';
import { withHead } from './page-head';

const answer = (status: number, html: string): RenderedResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(html),
});
const HEAD = new Map([
  ['tags', '<meta name="description" content="潮"/>'],
  ['data', '<script type="application/ld+json">[]</script>'],
] as const);
const textOf = (response: RenderedResponse) => response.body.toString();

describe('withHead', () => {
  it('ends the head with what the page gave for it', () => {
    const html = '<html><head><title>潮</title></head><body></head></body></html>';
    expect(textOf(withHead(answer(200, html), HEAD))).toBe(
      `<html><head><title>潮</title>${[...HEAD.values()].join('')}</head><body></head></body></html>`,
    );
  });

  it('leaves alone what is missing, what has no head, and who gave nothing', () => {
    const html = '<html><head></head></html>';
    expect(textOf(withHead(answer(404, html), HEAD))).toBe(html);
    expect(textOf(withHead(answer(200, '{}'), HEAD))).toBe('{}');
    expect(textOf(withHead(answer(200, html), undefined))).toBe(html);
  });
});
