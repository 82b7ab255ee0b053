import { hashOfPlace, placeOfHash } from './manage-place';

describe('the place in the address of an event', () => {
  it.each([
    { tab: 'orders', filter: 'all' },
    { tab: 'orders', filter: 'refunded' },
    { tab: 'attendees', filter: 'used' },
    { tab: 'people', filter: 'all' },
  ] as const)('comes back as it was kept: %j', (place) => {
    expect(placeOfHash(hashOfPlace(place))).toEqual(place);
  });

  it.each(['', '#', '#nothing', '#/paid'])('is the orders where it says %j', (hash) => {
    expect(placeOfHash(hash)).toEqual({ tab: 'orders', filter: 'all' });
  });
});
