/** @jest-environment jsdom */
import { tendAppLinks, WECHAT_OVERLAY_ID } from './app-link';

const WECHAT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';

let stop: AbortController;
const shown = jest.fn();

function stand(userAgent: string, overlay = '') {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  document.body.innerHTML = `<dialog id="${WECHAT_OVERLAY_ID}" ${overlay}></dialog>
    <a data-store-link href="#store">store</a>`;
  HTMLDialogElement.prototype.showModal = shown;
  stop = new AbortController();
  tendAppLinks(stop.signal);
}

afterEach(() => {
  stop.abort();
  shown.mockClear();
  jest.restoreAllMocks();
});

describe('a link to a store', () => {
  const press = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('leads there by itself', () => {
    stand(LINUX);
    expect(press()).toBe(false);
    expect(shown).not.toHaveBeenCalled();
  });

  it('shows the overlay in WeChat, which opens no store', () => {
    stand(WECHAT);
    expect(press()).toBe(true);
    expect(shown).toHaveBeenCalledTimes(1);
  });
});

describe('the overlay', () => {
  it('stands at once on a page that asks for it, in WeChat alone', () => {
    stand(LINUX, 'data-at-once');
    expect(shown).not.toHaveBeenCalled();
    stop.abort();
    stand(WECHAT);
    expect(shown).not.toHaveBeenCalled();
    stop.abort();
    stand(WECHAT, 'data-at-once');
    expect(shown).toHaveBeenCalledTimes(1);
  });
});
