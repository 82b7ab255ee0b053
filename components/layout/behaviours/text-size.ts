/** Key under which boot-page finds the size before the first paint. */
const STORAGE_KEY = 'textSize';

/** The text size buttons of an article (`[data-size]`): set, marked and remembered. */
export function tendTextSize(signal: AbortSignal): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-size]');
  const root = document.documentElement;
  const mark = () => {
    const size = root.dataset.textSize ?? 'normal';
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.size === size));
    }
  };
  for (const button of buttons) {
    button.addEventListener(
      'click',
      () => {
        root.dataset.textSize = button.dataset.size;
        try {
          localStorage.setItem(STORAGE_KEY, button.dataset.size ?? '');
        } catch {
          // The size holds for this page then.
        }
        mark();
      },
      { signal },
    );
  }
  mark();
}
