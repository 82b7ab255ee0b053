/** @jest-environment jsdom */
import { stepSmallPager } from '@/components/ui/small-pager-step';
import { tendTwoPages } from './two-pages';

describe('stepSmallPager', () => {
  it.each([
    [1, 1, 2],
    [2, 1, 2],
    [2, -1, 1],
    [1, -1, 1],
    [7, -1, 2],
    [Number.NaN, 1, 1],
  ])('goes from %d by %d to %d', (page, step, next) => {
    expect(stepSmallPager(page, step)).toBe(next);
  });
});

describe('a panel of two pages', () => {
  const setUp = () => {
    document.body.innerHTML = `<div data-two-pages="1">
      <button data-step="-1" disabled></button><b data-page-now>1</b><button data-step="1"></button>
    </div><div data-two-pages="1" id="other"></div>`;
    const stop = new AbortController();
    tendTwoPages(stop.signal);
    const panel = document.querySelector<HTMLElement>('[data-two-pages]')!;
    const [back, on] = [...panel.querySelectorAll('button')] as [
      HTMLButtonElement,
      HTMLButtonElement,
    ];
    return { stop, panel, back, on };
  };

  it('steps to the second page and back, and not beyond', () => {
    const { stop, panel, back, on } = setUp();
    on.focus();
    on.click();
    expect(panel.dataset.twoPages).toBe('2');
    expect(panel.querySelector('[data-page-now]')?.textContent).toBe('2');
    expect([back.disabled, on.disabled]).toEqual([false, true]);
    expect(document.activeElement).toBe(back);
    back.click();
    expect(panel.dataset.twoPages).toBe('1');
    expect([back.disabled, on.disabled]).toEqual([true, false]);
    expect(document.getElementById('other')?.dataset.twoPages).toBe('1');
    stop.abort();
  });
});
