/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { tellReaderChanged } from '@/lib/client/reader-changed';
import { keepReader } from '@/lib/client/reader-session';
import { ReaderMenu } from './reader-menu';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const STRINGS = {
  login: 'Log in',
  menu: 'My menu',
  unread: { one: '{count} unread notice', other: '{count} unread notices' },
  logout: 'Log out',
  leaving: 'Logging out',
  verifyAgain: 'Log in again.',
  failed: 'Not loaded.',
};
const LINK = { href: '/my', text: 'User info' };

/** What the server says of the reader from now on. */
const answer = (unread: number) => {
  const data = {
    id: 7,
    name: 'Ada',
    email: '',
    avatar: '',
    role: 'reader',
    unread_notices: unread,
  };
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ code: 200, message: '', data }) }),
  ) as unknown as typeof fetch;
};
const label = () => document.querySelector('summary')?.getAttribute('aria-label');

it('counts unread notices anew when the page says that they changed', async () => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  keepReader({ token: 'abc', id: 7, mobile: '' });
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root')!);
  answer(2);
  await act(async () =>
    root.render(
      <ReaderMenu
        locale="en"
        icon="face"
        iconClass=""
        homeHref="/en/home"
        strings={STRINGS}
        items={[LINK]}
        desk={LINK}
      />,
    ),
  );
  await act(() => import('./reader-account'));
  expect(label()).toBe('My menu · 2 unread notices');
  answer(0);
  await act(async () => tellReaderChanged());
  expect(label()).toBe('My menu');
  await act(async () => root.unmount());
});
