import { readerClock } from './reader-clock';

const MOMENT = '2024-11-09T02:30:00.000Z';

describe('the reader’s own time', () => {
  it('is left out where the gathering’s clock shows the same', () => {
    expect(readerClock(MOMENT, '09:30', 'en', 'Asia/Bangkok')).toBeUndefined();
    expect(readerClock(MOMENT, ' 09:30 ', 'zh-Hans', 'Asia/Jakarta')).toBeUndefined();
  });

  it('names the day, which may be another', () => {
    expect(readerClock(MOMENT, '09:30', 'en', 'America/New_York')).toMatch(/Fri.*21:30/);
    expect(readerClock(MOMENT, '09:30', 'zh-Hans', 'Asia/Shanghai')).toMatch(/周六.*10:30/);
  });
});
