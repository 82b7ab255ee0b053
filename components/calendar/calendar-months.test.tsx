import { renderToStaticMarkup } from 'react-dom/server';
import { CalendarMonths } from './calendar-months';

jest.mock('next-intl', () => ({
  useTranslations: () => (key: string) => key,
  useFormatter: () => ({ dateTime: (date: Date) => date.toISOString().slice(0, 7) }),
}));

it('leads to every month of this year and the next that may have dates, and to no other', () => {
  const markup = renderToStaticMarkup(
    <CalendarMonths locale="zh-Hans" month="2026-11" first="2026-10" last="2027-02" />,
  );
  expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(
    ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02'].map((month) => `/gw_shijian/${month}`),
  );
});
