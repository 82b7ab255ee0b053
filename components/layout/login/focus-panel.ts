/**
 * Gives the focus to a panel that has just been opened: to its first empty field, or on a
 * touch screen to its heading, so that no keyboard covers what is to be read first.
 */
export function focusPanel(root: HTMLElement): void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('form input:not([hidden])')].filter(
    ({ type }) => type !== 'checkbox' && type !== 'radio',
  );
  const field = fields.find(({ value }) => value === '') ?? fields[0];
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const heading = root.querySelector<HTMLElement>('h2');
  (isTouch ? heading : (field ?? heading))?.focus();
}
