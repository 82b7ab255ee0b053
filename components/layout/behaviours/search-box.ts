/** Code of a key that an input method has taken; Safari reports the confirming Enter so. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * The search boxes (`form[data-search]`): the Enter that confirms an input method's candidate
 * sends nothing, a keyword of blanks is not sent, and the box is empty again after the
 * navigation (spec section 2), also when the page comes back from the browser's memory.
 */
export function tendSearchBoxes(signal: AbortSignal): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-search]')];
  for (const form of forms) {
    const field = form.querySelector('input');
    if (!field) continue;
    field.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter' && confirmsCandidate(event)) event.preventDefault();
      },
      { signal },
    );
    form.addEventListener(
      'submit',
      (event) => {
        if (field.value.trim() === '') event.preventDefault();
      },
      { signal },
    );
  }
  window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) for (const form of forms) form.reset();
    },
    { signal },
  );
}

/** Whether a key belongs to an input method that is still composing. */
export function confirmsCandidate(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}
