import { dateOfFileName, parseDate } from './lenient-date';

describe('parseDate', () => {
  it.each([
    ['2024-06-07', '2024-06-07T00:00:00.000Z'],
    ['2024-06-07T08:30:00+08:00', '2024-06-07T00:30:00.000Z'],
    ['2024-06-07 08:30:00 +0800', '2024-06-07T00:30:00.000Z'],
    ['2024-06-07T08:30:00.123Z', '2024-06-07T08:30:00.000Z'],
    ['2024/6/7 8:05', '2024-06-07T08:05:00.000Z'],
    ['20240607T083000Z', '2024-06-07T08:30:00.000Z'],
    ['2024年6月7日 8时30分', '2024-06-07T08:30:00.000Z'],
    ['Tue, 22 Nov 2022 08:01:46 GMT', '2022-11-22T08:01:46.000Z'],
    ['Thu, 29 Jan 04 12:53:00 EST', '2004-01-29T17:53:00.000Z'],
    ['22-Nov-2022 08:01 +0530', '2022-11-22T02:31:00.000Z'],
    ['November 22, 2022', '2022-11-22T00:00:00.000Z'],
    ['1388318310', '2013-12-29T11:58:30.000Z'],
    [1388318310782, '2013-12-29T11:58:30.782Z'],
    [new Date(Date.UTC(2020, 1, 29)), '2020-02-29T00:00:00.000Z'],
  ])('reads %s', (written, iso) => {
    expect(parseDate(written)).toBe(iso);
  });

  it.each([
    '0000-00-00 00:00:00',
    '2023-02-30',
    '2024-13-01',
    'yesterday',
    '',
    null,
    {},
    NaN,
    'x'.repeat(200),
  ])('takes %p for no date', (written) => {
    expect(parseDate(written)).toBeNull();
  });
});

describe('dateOfFileName', () => {
  it('reads the date before a name', () => {
    expect(dateOfFileName('2024-06-07-newsletter.md')).toBe('2024-06-07T00:00:00.000Z');
    expect(dateOfFileName('2024-06-071.md')).toBeNull();
    expect(dateOfFileName('newsletter.md')).toBeNull();
  });
});
