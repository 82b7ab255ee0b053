/** @jest-environment jsdom */
import { showReaderTimes } from './show-reader-times';

beforeEach(() => {
  document.body.innerHTML = `
    <p><time datetime="2024-11-09T02:30:00.000Z" data-reader-time="">09:30</time></p>
    <p><time datetime="2024-11-09T02:30:00.000Z">09:30</time></p>`;
});

const options = { locale: 'en', words: 'yours: {time}' };

describe('the times of a reader elsewhere', () => {
  it('stand after the times of the agenda alone, and go again', () => {
    const stop = showReaderTimes(document, { ...options, timeZone: 'America/New_York' });
    const notes = [...document.querySelectorAll('.agenda-reader-time')];
    expect(notes.map((note) => note.textContent)).toEqual([
      expect.stringMatching(/^yours: .*21:30/),
    ]);
    expect(notes[0]?.previousElementSibling?.textContent).toBe('09:30');
    stop();
    expect(document.querySelectorAll('.agenda-reader-time')).toHaveLength(0);
  });

  it('are not written where the clocks agree', () => {
    showReaderTimes(document, { ...options, timeZone: 'Asia/Bangkok' });
    expect(document.querySelectorAll('.agenda-reader-time')).toHaveLength(0);
  });
});
