/** @jest-environment jsdom */
import { setCounting } from '@/lib/client/privacy';
import { tellView } from './tell-view';

const told: string[] = [];
let readyState: DocumentReadyState = 'complete';
let stop: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  stop = new AbortController();
  told.length = 0;
  readyState = 'complete';
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  Object.assign(navigator, {
    sendBeacon: (url: string) => {
      told.push(url);
      return true;
    },
  });
  document.body.innerHTML = '<main data-route="gw_detail" data-param="5"><h1>Blobs</h1></main>';
});

afterEach(() => {
  stop.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the view of a page', () => {
  it('is told 200 ms after it was opened, once', () => {
    tellView(Date.now(), stop.signal);
    jest.advanceTimersByTime(199);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(1);
    window.dispatchEvent(new Event('pagehide'));
    jest.advanceTimersByTime(10_000);
    expect(told).toEqual(['/api/pvuv']);
  });

  it('is told at once where the page is left before', () => {
    tellView(Date.now(), stop.signal);
    window.dispatchEvent(new Event('pagehide'));
    expect(told).toEqual(['/api/pvuv']);
  });

  it('waits for a page that arrives slowly', () => {
    readyState = 'loading';
    document.body.innerHTML = '';
    tellView(Date.now(), stop.signal);
    jest.advanceTimersByTime(5_000);
    expect(told).toEqual([]);
    document.body.innerHTML = '<main data-route="home_wz"></main>';
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(told).toEqual(['/api/pageView']);
  });

  it('is told again when the page comes back from the browser’s memory', () => {
    tellView(Date.now(), stop.signal);
    jest.advanceTimersByTime(200);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    jest.advanceTimersByTime(200);
    expect(told).toEqual(['/api/pvuv', '/api/pvuv']);
  });

  it('is told to nobody where the reader said no, or where no row stands for the page', () => {
    setCounting(false);
    tellView(Date.now(), stop.signal);
    jest.advanceTimersByTime(500);
    setCounting(true);
    document.body.innerHTML = '<main></main>';
    tellView(Date.now(), stop.signal);
    jest.advanceTimersByTime(500);
    expect(told).toEqual([]);
  });
});
