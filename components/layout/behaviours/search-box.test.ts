/** @jest-environment jsdom */
import { confirmsCandidate, tendSearchBoxes } from './search-box';

describe('tendSearchBoxes', () => {
  let stop: AbortController;
  let field: HTMLInputElement;

  beforeEach(() => {
    document.body.innerHTML = '<form data-search><input name="keyword"></form>';
    field = document.querySelector('input') as HTMLInputElement;
    stop = new AbortController();
    tendSearchBoxes(stop.signal);
  });
  afterEach(() => stop.abort());

  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', cancelable: true, ...init });
    field.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('stops the Enter that confirms a candidate, in every browser', () => {
    expect(press({ isComposing: true })).toBe(true);
    expect(press({ keyCode: 229 })).toBe(true);
    expect(press({ keyCode: 13 })).toBe(false);
  });

  it('sends no blanks', () => {
    const submit = () =>
      !document
        .querySelector('form')
        ?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
    field.value = '   ';
    expect(submit()).toBe(true);
    field.value = '以太坊';
    expect(submit()).toBe(false);
  });

  it('is empty when the page comes back from memory', () => {
    field.value = '以太坊';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(field.value).toBe('');
  });
});

describe('confirmsCandidate', () => {
  it('knows both signs of a composing input method', () => {
    expect(confirmsCandidate({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(confirmsCandidate({ isComposing: false, keyCode: 13 })).toBe(false);
  });
});
