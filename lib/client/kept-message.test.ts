/** @jest-environment jsdom */
import type * as KeptMessage from './kept-message';

const shown: string[] = [];
jest.mock('./toast', () => ({ showToast: (text: string) => shown.push(text) }));

/** The module as a page has it that was just loaded. */
function freshPage(): typeof KeptMessage {
  let page: typeof KeptMessage | undefined;
  jest.isolateModules(() => {
    page = jest.requireActual('./kept-message');
  });
  return page!;
}

beforeEach(() => {
  shown.length = 0;
  sessionStorage.clear();
});

it('says a message on the next page, once, and not on the one that is being left', () => {
  const left = freshPage();
  left.keepMessage('Ended.');
  left.sayKeptMessage();
  expect(shown).toEqual([]);
  const next = freshPage();
  next.sayKeptMessage();
  next.sayKeptMessage();
  freshPage().sayKeptMessage();
  expect(shown).toEqual(['Ended.']);
});
