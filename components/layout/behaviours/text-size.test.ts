/** @jest-environment jsdom */
import { tendTextSize } from './text-size';

describe('tendTextSize', () => {
  const pressed = () =>
    [...document.querySelectorAll('[aria-pressed=true]')].map((button) => button.textContent);

  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.textSize;
    document.body.innerHTML = ['small', 'normal', 'large']
      .map((size) => `<button data-size="${size}">${size}</button>`)
      .join('');
  });

  it('marks the normal size until another is chosen, and remembers that', () => {
    const stop = new AbortController();
    tendTextSize(stop.signal);
    expect(pressed()).toEqual(['normal']);
    document.querySelector<HTMLElement>('[data-size=large]')?.click();
    expect(pressed()).toEqual(['large']);
    expect(document.documentElement.dataset.textSize).toBe('large');
    expect(localStorage.getItem('textSize')).toBe('large');
    stop.abort();
  });
});
