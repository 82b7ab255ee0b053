import { fillCount, fillIn } from './fill-in';

describe('fillIn', () => {
  it('puts in what it has and leaves the rest', () => {
    expect(fillIn('{count} of {wanted}', { count: 0 })).toBe('0 of {wanted}');
  });

  it('takes a name as it is, whatever stands in it', () => {
    expect(fillIn('“{title}”', { title: '{count} $& $1' })).toBe('“{count} $& $1”');
  });
});

describe('fillCount', () => {
  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [12, '12 items'],
    [15_803, '15,803 items'],
  ])('of %i says %s', (count, said) => {
    expect(fillCount({ one: '{count} item', other: '{count} items' }, count)).toBe(said);
  });
});
