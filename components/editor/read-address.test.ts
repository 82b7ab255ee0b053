import { readAddress } from './read-address';

it.each([
  ['https://a.example/b?c#d', 'https://a.example/b?c#d'],
  ['a.example/b', 'https://a.example/b'],
  ['/gw_detail/12', '/gw_detail/12'],
  ['#part', '#part'],
  ['desk@a.example', 'mailto:desk@a.example'],
  ['//a.example', null],
  ['javascript:alert(1)', null],
  ['two words', null],
  ['word', null],
  ['', null],
])('reads %j', (typed, address) => {
  expect(readAddress(typed)).toBe(address);
});
