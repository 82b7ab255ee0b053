import { lessonAnchor } from './anchors';

/** Under this name the browser keeps the keys of the lessons that are done. */
const STORAGE_KEY = 'course';

export interface CourseWords {
  /** With `{done}` and `{total}`. */
  count: string;
  start: string;
  /** With `{title}`. */
  continue: string;
  finished: string;
}

/**
 * Keeps a reader's place in the course on this device: buttons mark lessons as done, the bar
 * counts them, its link leads to the first that is not. Other tabs of the reader follow.
 */
export function tendCourse(signal: AbortSignal, words: CourseWords): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-course-done]')];
  if (buttons.length === 0) return;
  const keys = buttons.map((button) => button.dataset.courseDone ?? '');
  let done = readDone(keys);
  const draw = () => drawCourse(buttons, done, words);
  const change = (next: Set<string>) => {
    done = next;
    keepDone(done);
    draw();
  };
  for (const button of buttons) {
    const key = button.dataset.courseDone ?? '';
    button.addEventListener('click', () => change(toggled(done, key)), { signal });
  }
  const reset = document.querySelector<HTMLButtonElement>('[data-course-reset]');
  reset?.addEventListener(
    'click',
    () => {
      change(new Set());
      // The button goes away under the reader's hands.
      document.querySelector<HTMLElement>('[data-course-continue]')?.focus();
    },
    { signal },
  );
  window.addEventListener(
    'storage',
    (event) => {
      if (event.key !== STORAGE_KEY && event.key !== null) return;
      done = readDone(keys);
      draw();
    },
    { signal },
  );
  draw();
}

function drawCourse(buttons: readonly HTMLButtonElement[], done: Set<string>, words: CourseWords) {
  for (const button of buttons) {
    const key = button.dataset.courseDone ?? '';
    button.setAttribute('aria-pressed', String(done.has(key)));
    document
      .querySelector(`[data-course-place="${CSS.escape(key)}"]`)
      ?.toggleAttribute('data-done', done.has(key));
  }
  const total = buttons.length;
  const count = words.count.replace('{done}', `${done.size}`).replace('{total}', `${total}`);
  setText('[data-course-count]', count);
  const bar = document.querySelector<HTMLProgressElement>('[data-course-progress]');
  if (bar) bar.value = done.size;
  const reset = document.querySelector<HTMLElement>('[data-course-reset]');
  if (reset) reset.hidden = done.size === 0;
  const next = buttons.find((button) => !done.has(button.dataset.courseDone ?? ''));
  const link = document.querySelector<HTMLAnchorElement>('[data-course-continue]');
  if (!link) return;
  link.href = next
    ? `#${lessonAnchor(next.dataset.courseDone ?? '')}`
    : (link.dataset.finished ?? '');
  const text = !next
    ? words.finished
    : done.size === 0
      ? words.start
      : words.continue.replace('{title}', () => next.dataset.title ?? '');
  setText('[data-course-continue-text]', text);
}

function toggled(done: Set<string>, key: string): Set<string> {
  const next = new Set(done);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Lessons that are done and still there; what cannot be read counts as nothing. */
function readDone(keys: readonly string[]): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? keys.filter((key) => kept.includes(key)) : []);
  } catch {
    return new Set();
  }
}

function keepDone(done: Set<string>) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...done]));
  } catch {
    // Storage may be closed to us; the marks hold for this page then.
  }
}

function setText(selector: string, text: string) {
  const element = document.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}
