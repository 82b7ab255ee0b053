/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { EMPTY_MANUSCRIPT } from '@/lib/contract/writing';
import studio from '@/messages/en/studio.json';
import { EditorContext, type EditorSurroundings } from './editor-context';
import { DraftKeeper, type KeeperDoors } from './keeping/draft-keeper';
import { SubmitPanel } from './submit-panel';
import { KeeperContext } from './use-keeper';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const { submit } = studio.editor;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A server that never answers, so that nothing but the writer changes anything. */
const doors = {
  create: () => new Promise<never>(() => undefined),
  keep: () => true,
  now: () => new Date(),
} as unknown as KeeperDoors;

const gaps = () => [...document.querySelectorAll('#submit-gaps li')].map((gap) => gap.textContent);

it('says what is missing as it is being written, before anything is saved', async () => {
  const start = { locale: 'en', content: EMPTY_MANUSCRIPT, manuscript: null, clientKey: 'k' };
  const keeper = new DraftKeeper(start as ConstructorParameters<typeof DraftKeeper>[0], doors);
  document.body.innerHTML = '<div id="root"></div>';
  const surroundings = { locale: 'en', words: studio.editor } as unknown as EditorSurroundings;
  act(() =>
    createRoot(document.querySelector('#root')!).render(
      <EditorContext value={surroundings}>
        <KeeperContext value={keeper}>
          <SubmitPanel />
        </KeeperContext>
      </EditorContext>,
    ),
  );
  expect(gaps()).toContain(submit.gaps.title);
  act(() => keeper.change({ summary: 'In short' }));
  act(() => keeper.change({ title: 'A title' }));
  expect(gaps()).not.toContain(submit.gaps.title);
  act(() => keeper.change({ title: '' }));
  expect(gaps()).toContain(submit.gaps.title);
  act(() => keeper.changeBody(() => '<p>text</p>'));
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(gaps()).not.toContain(submit.gaps.body);
});
