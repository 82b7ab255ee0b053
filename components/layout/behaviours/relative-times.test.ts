/** @jest-environment jsdom */
import { CONTENT_ADDED_EVENT } from '@/lib/client/content-added';
import { keepTimesRelative, refreshTimes, type TimeWords } from './relative-times';

const form = (unit: string) => ({ one: `{n} ${unit}`, other: `{n} ${unit}s` });
const WORDS: TimeWords = {
  now: 'now',
  minutes: form('minute'),
  hours: form('hour'),
  days: form('day'),
  weeks: form('week'),
  months: form('month'),
  today: 'Today',
  yesterday: 'Yesterday',
};
const NOW = Date.parse('2026-03-31T16:30:00Z');

const text = (selector: string) => document.querySelector(selector)?.textContent;

describe('refreshTimes', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <time data-relative datetime="2026-03-31T15:30:00Z" class="near">2026-03-31 23:30</time>
      <time data-relative datetime="2025-03-31T15:30:00Z" class="old">2025-03-31 23:30</time>
      <time datetime="2026-03-31T15:30:00Z" class="fixed">23:30</time>
      <span data-day="2026-04-01" class="a"></span><span data-day="2026-03-31" class="b"></span>
      <span data-day="2026-03-30" class="c"></span>`;
  });

  it('turns near moments into words and leaves old and plain times alone', () => {
    refreshTimes(document, NOW, WORDS);
    expect(text('.near')).toBe('1 hour');
    expect(text('.old')).toBe('2025-03-31 23:30');
    expect(text('.fixed')).toBe('23:30');
  });

  it('keeps the full date for hovering, and gives it back when the moment is old', () => {
    refreshTimes(document, NOW, WORDS);
    expect(document.querySelector<HTMLElement>('.near')?.title).toBe('2026-03-31 23:30');
    refreshTimes(document, NOW + 91 * 86_400_000, WORDS);
    expect(text('.near')).toBe('2026-03-31 23:30');
  });

  it('names today and yesterday by the clock at UTC+8', () => {
    refreshTimes(document, NOW, WORDS);
    expect([text('.a'), text('.b'), text('.c')]).toEqual(['Today', 'Yesterday', '']);
  });
});

describe('keepTimesRelative', () => {
  it('updates as time passes and when content is added, until it is told to stop', () => {
    jest.useFakeTimers({ now: NOW });
    document.body.innerHTML = '<time data-relative datetime="2026-03-31T16:29:45Z">x</time>';
    const stop = new AbortController();
    keepTimesRelative(stop.signal, WORDS);
    expect(text('time')).toBe('now');
    jest.advanceTimersByTime(60_000);
    expect(text('time')).toBe('1 minute');
    document.body.innerHTML = '<time data-relative datetime="2026-03-31T15:31:00Z">y</time>';
    document.dispatchEvent(new Event(CONTENT_ADDED_EVENT));
    expect(text('time')).toBe('1 hour');
    stop.abort();
    jest.advanceTimersByTime(7_200_000);
    expect(text('time')).toBe('1 hour');
    jest.useRealTimers();
  });
});
