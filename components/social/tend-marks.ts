import { askToSignIn, takePendingAct } from '@/lib/client/ask-to-sign-in';
import { isSignedIn } from '@/lib/client/signed-in';
import {
  markState,
  onMarksChange,
  readMarks,
  wishMark,
  type MarkAct,
  type MarkedType,
  type MarkKey,
} from '@/lib/client/social-marks';
import { showToast } from '@/lib/client/toast';
import type { Locale } from '@/lib/i18n/locales';

export interface MarkWords {
  /** Said where no answer came. */
  failed: string;
  /** Said when what a visitor had asked for is done after signing in. */
  done: Record<MarkAct, string>;
}

export interface TendOptions {
  locale: Locale;
  words: MarkWords;
  /** The mark that was pressed before this was there. */
  pressed?: HTMLElement | undefined;
}

/**
 * The marks of a page (`[data-mark]` with type and id): shows counts and own marks, one call a
 * type; a press puts the mark or takes it back; a visitor is asked to sign in, and finds it
 * done when they come back.
 */
export function tendMarks(signal: AbortSignal, { locale, words, pressed }: TendOptions): void {
  const options = { locale, fallback: words.failed };
  const numbers = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const press = (mark: HTMLElement) => {
    const key = keyOf(mark);
    if (!isSignedIn()) askToSignIn(key);
    else void wishMark(key, !markState(key)?.isSet, options);
  };
  signal.addEventListener(
    'abort',
    onMarksChange(() => paint(numbers)),
  );
  document.addEventListener(
    'click',
    (event) => {
      const mark = (event.target as Element).closest?.<HTMLElement>('[data-mark]');
      if (mark) press(mark);
    },
    { signal },
  );
  if (pressed) press(pressed);
  const keys = marksOnPage().map(keyOf);
  const pending = isSignedIn() ? keys.find((key) => takePendingAct(key)) : undefined;
  if (pending) {
    void wishMark(pending, true, options).then((isDone) => {
      if (isDone) showToast(words.done[pending.act], { tone: 'calm' });
    });
  }
  for (const type of new Set(keys.map((key) => key.type))) {
    const ids = keys.filter((key) => key.type === type).map((key) => key.id);
    void readMarks(type, ids, locale);
  }
}

function paint(numbers: Intl.NumberFormat): void {
  for (const mark of marksOnPage()) {
    const state = markState(keyOf(mark));
    if (!state) continue;
    mark.setAttribute('aria-pressed', String(state.isSet));
    const count = mark.querySelector('[data-count]');
    if (count) count.textContent = state.count > 0 ? numbers.format(state.count) : '';
  }
}

function marksOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-mark]')];
}

function keyOf({ dataset }: HTMLElement): MarkKey {
  return {
    act: dataset.mark as MarkAct,
    type: dataset.type as MarkedType,
    id: Number(dataset.id),
  };
}
