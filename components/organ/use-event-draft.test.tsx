/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { OwnContext } from '@/components/layout/own/own-context';
import { callApi } from '@/lib/client/call-api';
import type { HostedEventOutput } from '@/lib/contract/event-hosting';
import { newDraft } from './event-draft';
import { useEventDraft } from './use-event-draft';

jest.mock('@/lib/client/call-api', () => ({
  ...jest.requireActual<object>('@/lib/client/call-api'),
  callApi: jest.fn(),
}));
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

type Form = ReturnType<typeof useEventDraft>;
let form: Form;
const Stage = ({ onForm }: { onForm: (form: Form) => void }) => {
  onForm(useEventDraft(null, 'Seat'));
  return null;
};

const sent: { input: Record<string, unknown>; answer: (event: HostedEventOutput) => void }[] = [];
jest.mocked(callApi).mockImplementation(
  (_name, input) =>
    new Promise((resolve) => {
      sent.push({ input, answer: resolve as never });
    }),
);

/** What the server answers to a saving. */
const saved = (revision: number) =>
  ({ id: 7, revision, status: 'draft', locale: 'en', ...newDraft('Seat') }) as HostedEventOutput;
const titled = (title: string) => ({
  ...form.draft,
  content: { ...form.draft.content, title },
});
const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('asked for by hand, saves the newest words after the saving that is under way', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root')!);
  const own = { locale: 'en', words: { saveFailed: 'Not saved.' } };
  act(() =>
    root.render(
      <OwnContext value={own as never}>
        <Stage
          onForm={(now) => {
            form = now;
          }}
        />
      </OwnContext>,
    ),
  );
  expect(leaving()).toBe(false);
  act(() => form.change(titled('One')));
  expect(leaving()).toBe(true);
  let first: Promise<unknown> | undefined;
  act(() => {
    first = form.save();
  });
  act(() => form.change(titled('Two')));
  let asked: Promise<HostedEventOutput | undefined> | undefined;
  act(() => {
    asked = form.save({ isAsked: true });
  });
  expect(sent).toHaveLength(1);
  await act(async () => {
    sent[0]!.answer(saved(1));
    await first;
  });
  expect(sent).toHaveLength(2);
  // Over the revision that the first one made, not as a second event.
  expect(sent[1]!.input).toMatchObject({ id: 7, base_revision: 1, content: { title: 'Two' } });
  await act(async () => {
    sent[1]!.answer(saved(2));
    await asked;
  });
  expect(await asked).toMatchObject({ revision: 2 });
  expect(form.state).toBe('saved');
  expect(leaving()).toBe(false);
  act(() => root.unmount());
});
