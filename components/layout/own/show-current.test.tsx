/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { ShowCurrent } from './show-current';

/** Lays out what jsdom does not: boxes of the strip and its links. */
function placed(selector: string, left: number, width: number) {
  const element = document.querySelector<HTMLElement>(selector)!;
  element.getBoundingClientRect = () => ({ left, width }) as DOMRect;
  return element;
}

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

it('brings the current link to the middle of its strip, and leaves other strips', () => {
  document.body.innerHTML = `
    <ul class="strip" id="one"><li><a aria-current="page">now</a></li></ul>
    <ul class="strip" id="two"><li><a>other</a></li></ul><div id="root"></div>`;
  const one = placed('#one', 0, 300);
  placed('#one a', 500, 100);
  const two = document.querySelector('#two')!;
  act(() => createRoot(document.querySelector('#root')!).render(<ShowCurrent />));
  expect(one.scrollLeft).toBe(400);
  expect(two.scrollLeft).toBe(0);
});
