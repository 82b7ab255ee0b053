/** @jest-environment jsdom */
import { act, useState } from 'react';
import { createPortal } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { Printed } from './printed';

const WORDS = '<a href="/">words</a>';

/** As the menu of narrow windows: what stood in its place stands in a dialog that opens later. */
function Moving({ isOpen }: { isOpen: boolean }) {
  const words = <Printed as="nav" attributes={{ lang: 'en' }} part="p3" />;
  return (
    <>
      <section>{!isOpen && words}</section>
      {isOpen && <Later>{words}</Later>}
    </>
  );
}

/** Like the portal of a dialog, there only after what it belongs to was committed. */
function Later({ children }: { children: React.ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setPlace} id="place" />
      {place && createPortal(children, place)}
    </>
  );
}

describe('Printed in the browser', () => {
  beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

  it('leaves the document alone, and finds its words again wherever it is made anew', async () => {
    document.body.innerHTML = `<div id="root"><section><nav lang="en" data-part="p3">${WORDS}</nav></section></div>`;
    const link = document.querySelector('a');
    const root = await act(async () =>
      hydrateRoot(document.getElementById('root')!, <Moving isOpen={false} />),
    );
    expect(document.querySelector('a')).toBe(link);

    await act(async () => root.render(<Moving isOpen />));
    expect(document.querySelector('section')?.innerHTML).toBe('');
    expect(document.querySelector('#place nav')?.innerHTML).toBe(WORDS);

    await act(async () => root.render(<Moving isOpen={false} />));
    expect(document.querySelector('section nav')?.innerHTML).toBe(WORDS);
    expect(document.querySelector('#place')).toBeNull();
    await act(async () => root.unmount());
  });
});
