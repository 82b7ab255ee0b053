/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { EMPTY_MANUSCRIPT } from '@/lib/contract/writing';
import studio from '@/messages/en/studio.json';
import { EditorContext, type EditorSurroundings } from './editor-context';
import type { KeptCopy } from './keeping/device-store';
import { RecoveryOffer } from './recovery-offer';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const { recover } = studio.editor;

const BODY = { summary: 'In short', body_html: '<p>three <em>more</em> words</p>' };

function copyOf(copyId: string, title: string, time: string): KeptCopy {
  return {
    name: `manuscript:3:12:en:${copyId}`,
    copyId,
    key: { articleId: 12, locale: 'en' },
    text: { content: { ...EMPTY_MANUSCRIPT, ...BODY, title }, baseRevision: 4, time },
  };
}

const LATE = copyOf('b', 'Of the second tab', '2026-11-28T20:30:00.000Z');
const EARLY = copyOf('a', 'Of the first tab', '2026-11-28T01:05:00.000Z');

function show(copies: readonly KeptCopy[]) {
  const onRestore = jest.fn();
  const onDiscard = jest.fn();
  document.body.innerHTML = '<div id="root"></div>';
  const surroundings = { locale: 'en', words: studio.editor } as unknown as EditorSurroundings;
  act(() =>
    createRoot(document.querySelector('#root')!).render(
      <EditorContext value={surroundings}>
        <RecoveryOffer
          copies={copies}
          savedRevision={4}
          onRestore={onRestore}
          onDiscard={onDiscard}
        />
      </EditorContext>,
    ),
  );
  return { onRestore, onDiscard };
}

const itemsNow = () => [...document.querySelectorAll('li')];

function press(item: Element | undefined, label: string): void {
  const button = [...(item?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === label,
  );
  act(() => button?.click());
}

describe('what a device kept', () => {
  it('is offered copy by copy, each to be taken or dropped', () => {
    const { onRestore, onDiscard } = show([LATE, EARLY]);
    expect(document.querySelector('h2')?.textContent).toBe(
      'This device kept 2 texts that were not saved',
    );
    expect(itemsNow().map((item) => item.querySelector('.font-semibold')?.textContent)).toEqual([
      'Of the second tab',
      'Of the first tab',
    ]);
    press(itemsNow()[0], recover.discard);
    press(itemsNow()[1], recover.restore);
    expect(onDiscard).toHaveBeenCalledWith(LATE);
    expect(onRestore).toHaveBeenCalledWith(EARLY);
  });

  it('is one text in the words of before where one tab left some', () => {
    show([EARLY]);
    expect(document.querySelector('h2')?.textContent).toBe(recover.title);
    expect(document.body.textContent).not.toContain(recover.others);
  });

  it('says how many words its body has, as the editor does', () => {
    show([EARLY]);
    expect(document.querySelector('li')?.textContent).toContain(', 3 words');
  });

  it('says when by the clock of the site, UTC+8', () => {
    show([LATE, EARLY]);
    const [late, early] = itemsNow();
    expect(late?.textContent).toContain('Nov 29, 2026, 04:30');
    expect(early?.textContent).toContain('Nov 28, 2026, 09:05');
  });
});
