import { isCommonPassword } from './common-password';

it.each([
  '12345678',
  '87654321',
  '123456789',
  '11111111',
  '12121212',
  'password',
  'Password1',
  'P@ssw0rd'.replace('@', 'a'),
  'password2024!',
  'qwertyuiop',
  '1qaz2wsx',
  'abcd1234',
  'abcdefgh',
  'asdfghjkl1',
  'woaini520',
  'bitcoin21',
  '１２３４５６７８',
])('%s is one of the first that are tried', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'tide-and-chain',
  'another-tide-25',
  '潮水涨落皆有时候',
  'mX7#kQ2p',
  '1234horse5678battery',
  'passwordless-future',
  'correct horse',
])('%s will do', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
