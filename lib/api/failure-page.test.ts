import { busyPage, failurePage } from './failure-page';

describe('failurePage', () => {
  it.each([
    ['/gw_detail/5', 'zh-Hans', '服务器出了问题'],
    ['/zh-hant/gw_detail/5', 'zh-Hant', '伺服器出了問題|服務器出了問題'],
    ['/en/gw_detail/5', 'en', '[A-Za-z]'],
    ['/en', 'en', '[A-Za-z]'],
    ['/english', 'zh-Hans', '服务器出了问题'],
  ])('is whole and in the language of %s', (target, lang, words) => {
    const html = failurePage(target);
    expect(html).toMatch(new RegExp(`<html lang="${lang}">`));
    expect(html).toMatch(new RegExp(`<h1>.*(${words}).*</h1>`));
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  });

  it.each([
    ['/search/a', '搜索太频繁了'],
    ['/zh-hant/search/a', '搜索太頻繁了'],
    ['/en/search/a', 'a lot of searches'],
  ])('tells who searched too often at %s so', (target, words) => {
    const html = busyPage(target);
    expect(html).toMatch(new RegExp(`<h1>.*${words}.*</h1>`));
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  });

  it('repeats nothing of the address', () => {
    expect(failurePage('/en/"><script>alert(1)</script>')).not.toContain('alert');
  });
});
