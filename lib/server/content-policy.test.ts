import { createHash } from 'node:crypto';
import { strictPolicy } from './content-policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)
    .split(' ');

describe('strictPolicy', () => {
  it('lets the scripts of the page run, and no other', () => {
    const html = `<script>go("一")</script><script src="/a.js" async=""></script>
      <script type="application/ld+json">{"a":1}</script><script id="x">go("一")</script>
      <script type="speculationrules">{"prefetch":[]}</script>`;
    expect(directive(strictPolicy(html, false), 'script-src')).toEqual([
      "'self'",
      hashOf('go("一")'),
      hashOf('{"prefetch":[]}'),
    ]);
  });

  it('names Google where one signs in with it, and else nobody', () => {
    expect(directive(strictPolicy('', false), 'script-src')).toEqual(["'self'"]);
    expect(directive(strictPolicy('', false), 'connect-src')).toEqual(["'self'"]);
    expect(strictPolicy('', true)).toContain('https://accounts.google.com/gsi/client');
    expect(strictPolicy('', true)).not.toContain("'unsafe-eval'");
  });

  it('is framed by nobody and sends forms nowhere else', () => {
    const policy = strictPolicy('', true);
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(directive(policy, 'form-action')).toEqual(["'self'"]);
    expect(directive(policy, 'object-src')).toEqual(["'none'"]);
  });
});
