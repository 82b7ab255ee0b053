/** @jest-environment jsdom */
import { callApi, CallFailed } from '@/lib/client/call-api';
import { offerWechatCard } from './behaviours/wechat-card';
import { setWechatCard } from './set-wechat-card';

jest.mock('@/lib/client/call-api', () => ({
  ...jest.requireActual<object>('@/lib/client/call-api'),
  callApi: jest.fn(),
}));
const call = jest.mocked(callApi);

const signed = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' };
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  call.mockReset();
  document.documentElement.lang = 'zh-Hant';
  document.body.innerHTML = '<div data-share-row></div>';
  document.head.innerHTML = ['title', 'description', 'url', 'image']
    .map((name) => `<meta property="og:${name}" content="the ${name}">`)
    .join('');
});

describe('the share card in WeChat', () => {
  it('is what the head says of the page, once WeChat takes the signature', async () => {
    call.mockResolvedValue(signed);
    const wechat = {
      config: jest.fn(),
      ready: jest.fn((act: () => void) => act()),
      updateAppMessageShareData: jest.fn(),
      updateTimelineShareData: jest.fn(),
    };
    const set = setWechatCard();
    await new Promise((resolve) => setTimeout(resolve));
    Object.assign(window, { wx: wechat });
    scripts()[0]?.dispatchEvent(new Event('load'));
    await set;
    expect(call).toHaveBeenCalledWith(
      'getShareSignaTure',
      { url: location.href.split('#')[0] },
      { locale: 'zh-Hant' },
    );
    expect(wechat.config).toHaveBeenCalledWith(expect.objectContaining(signed));
    const card = {
      title: 'the title',
      desc: 'the description',
      link: 'the url',
      imgUrl: 'the image',
    };
    expect(wechat.updateAppMessageShareData).toHaveBeenCalledWith(card);
    expect(wechat.updateTimelineShareData).toHaveBeenCalledWith(card);
  });

  it('loads nothing where no official account is set up', async () => {
    call.mockRejectedValue(new CallFailed(503, ''));
    await setWechatCard();
    expect(scripts()).toEqual([]);
  });

  it('asks for nothing in another browser', () => {
    offerWechatCard();
    expect(call).not.toHaveBeenCalled();
  });
});
