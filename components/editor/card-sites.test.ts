import { cardSite } from './card-sites';

it.each([
  ['https://www.youtube.com/watch?v=1', 'YouTube'],
  ['https://b23.tv/x', 'Bilibili'],
  ['http://x.com/a', null],
  ['https://notx.com/a', null],
  ['https://x.com.evil.example/a', null],
  ['javascript:alert(1)//x.com', null],
  ['', null],
])('tells whether %s may be a card', (address, site) => {
  expect(cardSite(address)).toBe(site);
});
