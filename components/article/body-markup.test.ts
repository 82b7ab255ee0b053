import { bodyMarkup } from './body-markup';

const NAMES = { table: 'Table "A"', code: 'Code' };

describe('bodyMarkup', () => {
  it('lets tables be scrolled by keyboard', () => {
    expect(bodyMarkup('<p>a</p><table><tr><td>1</td></tr></table>', NAMES)).toBe(
      '<p>a</p><div class="story-scroll" role="group" aria-label="Table &quot;A&quot;" tabindex="0"><table><tr><td>1</td></tr></table></div>',
    );
  });

  it('lets code be scrolled by keyboard and keeps its language', () => {
    expect(bodyMarkup('<pre class="language-ts"><code>x</code></pre>', NAMES)).toBe(
      '<pre tabindex="0" role="group" aria-label="Code" class="language-ts"><code>x</code></pre>',
    );
  });

  it('leaves text alone that only looks like them', () => {
    const html = '<p>&lt;table&gt; and preface</p>';
    expect(bodyMarkup(html, NAMES)).toBe(html);
  });
});
