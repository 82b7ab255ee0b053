/** @jest-environment jsdom */
import { hushToasts, showToast } from './toast';

const shown = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  hushToasts();
  jest.useRealTimers();
});

describe('showToast', () => {
  it('takes the place of what was said before', () => {
    showToast('first');
    jest.advanceTimersByTime(1_000);
    showToast('second', { tone: 'calm' });
    expect(shown()).toEqual(['second']);
    expect(document.querySelector('.toast')?.getAttribute('role')).toBe('status');
  });

  it('keeps together what is said at once, each text once', () => {
    showToast('one file is no picture');
    showToast('another is none either');
    showToast('another is none either');
    expect(shown()).toEqual(['one file is no picture', 'another is none either']);
  });

  it('goes by itself, or when the place is left', () => {
    showToast('soon over', { ms: 3_000 });
    jest.advanceTimersByTime(2_999);
    expect(shown()).toEqual(['soon over']);
    jest.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    showToast('left behind');
    hushToasts();
    expect(shown()).toEqual([]);
  });
});
