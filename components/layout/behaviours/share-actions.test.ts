/** @jest-environment jsdom */
import { tendShareRow } from './share-actions';

describe('tendShareRow', () => {
  const writeText = jest.fn<Promise<void>, [string]>();
  let stop: AbortController;

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `
      <div data-share-row data-url="https://example.org/gw_detail/5" data-title="T"
        data-copied="Copied" data-failed="Not copied">
        <button data-copy>copy</button><button data-share hidden>share</button>
        <span role="status"></span>
      </div>`;
    Object.assign(navigator, { clipboard: { writeText } });
    stop = new AbortController();
  });
  afterEach(() => {
    stop.abort();
    Reflect.deleteProperty(navigator, 'share');
    jest.useRealTimers();
  });

  const said = () => document.querySelector('[role=status]')?.textContent;
  const copy = async () => {
    document.querySelector<HTMLElement>('[data-copy]')?.click();
    await jest.advanceTimersByTimeAsync(0);
  };

  it('copies the canonical address and says so for a moment', async () => {
    writeText.mockResolvedValueOnce(undefined);
    tendShareRow(stop.signal);
    await copy();
    expect(writeText).toHaveBeenCalledWith('https://example.org/gw_detail/5');
    expect(said()).toBe('Copied');
    jest.advanceTimersByTime(2_000);
    expect(said()).toBe('');
  });

  it('says when copying was refused', async () => {
    writeText.mockRejectedValueOnce(new Error('denied'));
    tendShareRow(stop.signal);
    await copy();
    expect(said()).toBe('Not copied');
  });

  it("offers the system's sheet only where there is one", () => {
    const sheet = () => document.querySelector<HTMLElement>('[data-share]');
    tendShareRow(stop.signal);
    expect(sheet()?.hidden).toBe(true);
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    tendShareRow(stop.signal);
    expect(sheet()?.hidden).toBe(false);
    sheet()?.click();
    expect(share).toHaveBeenCalledWith({ url: 'https://example.org/gw_detail/5', title: 'T' });
  });
});
