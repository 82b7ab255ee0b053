/** @jest-environment jsdom */
import { tendCourse } from './course-progress';
import { lettersOf } from './glossary-letters';

const WORDS = {
  count: '{done}/{total}',
  start: 'Start',
  continue: 'Continue: {title}',
  finished: 'Finished',
};

/** A page with three lessons; jsdom has no CSS.escape. */
function openPage() {
  Object.assign(globalThis, { CSS: { escape: (key: string) => key } });
  const lessons = ['a', 'b', 'c'];
  document.body.innerHTML = `
    <p data-course-count></p><progress data-course-progress max="3"></progress>
    <a data-course-continue data-finished="/scams" href="#"><span data-course-continue-text></span></a>
    <button data-course-reset hidden></button>
    <ol>${lessons.map((key) => `<li data-course-place="${key}"></li>`).join('')}</ol>
    ${lessons.map((key) => `<button data-course-done="${key}" data-title="$& ${key}"></button>`).join('')}`;
  const stop = new AbortController();
  tendCourse(stop.signal, WORDS);
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
  return {
    stop,
    press: (key: string) => find(`[data-course-done="${key}"]`).click(),
    reset: find<HTMLButtonElement>('[data-course-reset]'),
    link: find<HTMLAnchorElement>('[data-course-continue]'),
    count: () => find('[data-course-count]').textContent,
    value: () => find<HTMLProgressElement>('progress').value,
    isTicked: (key: string) => find(`[data-course-place="${key}"]`).hasAttribute('data-done'),
  };
}

describe('progress of the course', () => {
  let page: ReturnType<typeof openPage>;
  const open = () => (page = openPage());
  beforeEach(() => localStorage.clear());
  afterEach(() => page.stop.abort());

  it('begins with nothing done', () => {
    open();
    expect([page.count(), page.value(), page.link.textContent]).toEqual(['0/3', 0, 'Start']);
    expect(page.link.getAttribute('href')).toBe('#lesson-a');
    expect(page.reset.hidden).toBe(true);
  });

  it('leads to the first lesson that is not done, and is there at the next visit', () => {
    open();
    page.press('a');
    page.press('c');
    page.stop.abort();
    open();
    expect([page.count(), page.value()]).toEqual(['2/3', 2]);
    expect(page.link.textContent).toBe('Continue: $& b');
    expect(page.link.getAttribute('href')).toBe('#lesson-b');
    expect(['a', 'b', 'c'].map(page.isTicked)).toEqual([true, false, true]);
  });

  it('is taken back by the same button', () => {
    open();
    page.press('a');
    page.press('a');
    expect(page.count()).toBe('0/3');
  });

  it('ends at the warnings, and can be cleared', () => {
    open();
    ['a', 'b', 'c'].forEach(page.press);
    expect(page.link.textContent).toBe('Finished');
    expect(page.link.getAttribute('href')).toBe('/scams');
    page.reset.click();
    expect([page.count(), page.reset.hidden]).toEqual(['0/3', true]);
    expect(document.activeElement).toBe(page.link);
  });

  it.each(['{broken', '{"a":1}', '"a"', '["gone"]'])(
    'takes what cannot be its own as nothing: %s',
    (kept) => {
      localStorage.setItem('course', kept);
      open();
      expect(page.count()).toBe('0/3');
    },
  );

  it('follows another tab', () => {
    open();
    localStorage.setItem('course', '["b"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'course' }));
    expect(page.isTicked('b')).toBe(true);
  });
});

describe('lettersOf', () => {
  const term = (name: string, other: string) => ({
    key: name,
    name,
    other_name: other,
    definition: '',
  });

  it('puts terms under the letter of their English name in either language', () => {
    const chinese = lettersOf([term('地址', 'address'), term('Gas', '')], 'zh-Hans');
    expect(chinese.map(({ letter, anchor }) => [letter, anchor])).toEqual([
      ['A', 'letter-a'],
      ['G', 'letter-g'],
    ]);
    const english = lettersOf([term('51% attack', '51% 攻击'), term('Address', '地址')], 'en');
    expect(english.map(({ letter }) => letter)).toEqual(['#', 'A']);
  });
});
