import { campaignCookieValue, isCampaignParameter } from './campaign';

describe('campaign', () => {
  it.each(['utm_source', 'UTM_Medium', 'from', 'isappinstalled', 'fbclid', 'gclid', 'spm'])(
    'knows %s as a mark of where a visit came from',
    (name) => expect(isCampaignParameter(name)).toBe(true),
  );

  it.each(['id', 'keyword', 'utm', 'page', 'constructor'])('knows %s as none', (name) => {
    expect(isCampaignParameter(name)).toBe(false);
  });

  it('keeps the first non-empty value of each, encoded', () => {
    const query = new URLSearchParams('id=5&utm_source=&UTM_SOURCE=a%26b;c&utm_source=z&from=群');
    const value = campaignCookieValue(query);
    expect(value).toBe('utm_source=a%26b%3Bc&from=%E7%BE%A4');
    expect(new URLSearchParams(value).get('utm_source')).toBe('a&b;c');
  });

  it('leaves out what would pass 512 bytes and keeps the rest', () => {
    const long = '链'.repeat(100);
    const query = new URLSearchParams({ utm_source: 'x', utm_term: long, from: 'y' });
    expect(campaignCookieValue(query)).toBe('utm_source=x&from=y');
  });

  it('says nothing when nothing is said', () => {
    expect(campaignCookieValue(new URLSearchParams('utm_source=%20&id=5'))).toBeUndefined();
  });
});
