import fc from 'fast-check';
import { toTraditional, toTraditionalDeep } from './to-traditional';

describe('toTraditional', () => {
  it.each([
    ['见 https://例子.com/发展/里程 后', '見 https://例子.com/发展/里程 後'],
    ['https://a.com/x发布了', 'https://a.com/x發佈了'],
    ['https://a.com/?词=发&b=里 里面', 'https://a.com/?词=发&b=里 裡面'],
    ['www.a.cn/发 发', 'www.a.cn/发 發'],
    ['写信给 发展@例子.com 或 a@b.com，谢谢', '寫信給 发展@例子.com 或 a@b.com，謝謝'],
    ['关注 @链潮发布 和 @vitalik发布的', '關注 @链潮发布 和 @vitalik發佈的'],
    ['买 $狗狗币 和 $ETH，后来', '買 $狗狗币 和 $ETH，後來'],
    ['域名 区块链.eth 归他', '域名 区块链.eth 歸他'],
    ['运行 `发送 里` 后', '運行 `发送 里` 後'],
    ['地址 0xAbC012 和 Taproot', '地址 0xAbC012 和 Taproot'],
  ])('keeps URLs, addresses, handles, tickers and code: %s', (simplified, traditional) => {
    expect(toTraditional(simplified)).toBe(traditional);
  });

  it.each([
    '他是里長，皇后說只有三公里。',
    '新台幣的匯價於周一回升，余先生認為會繼續。',
    '身處香港，才知道什麼叫做着急。',
  ])('leaves traditional text as it is: %s', (traditional) => {
    expect(toTraditional(traditional)).toBe(traditional);
  });

  it('leaves a traditional sentence within a simplified text', () => {
    expect(toTraditional('他们发现了。里長說：只有三公里。后来走了。')).toBe(
      '他們發現了。里長說：只有三公里。後來走了。',
    );
  });

  it.each([
    ['他说“后来发现‘里程碑’”，走了', '他說「後來發現『里程碑』」，走了'],
    ['单用‘发布’一词', '單用「發佈」一詞'],
    ['“中文”', '「中文」'],
    ['里長說“今天”。他们说“后天”。', '里長說「今天」。他們說「後天」。'],
    ['读“It’s about the users’ keys”后', '讀「It’s about the users’ keys」後'],
    ['rock ’n’ roll 和 ’24 年的发布', 'rock ’n’ roll 和 ’24 年的發佈'],
    ['”发布”与“后来“', '「發佈」與「後來」'],
    ['“一层‘二层“三层”’完”后来', '「一層『二層「三層」』完」後來'],
    ['“外“里”外”后来', '「外『裡』外」後來'],
    ['5’10”的人，12”管，后来“发”', '5’10”的人，12”管，後來「發」'],
    ['他涨到“第 100”后', '他漲到「第 100」後'],
    ['开发者 Mark “Murch” Erhardt 说“Hi”', '開發者 Mark “Murch” Erhardt 說「Hi」'],
    ['“第一段没有说完', '「第一段沒有說完'],
    ['代码 `“发”` 里', '代碼 `“发”` 裡'],
    ['发\n“It’s fine,” she said.', '發\n“It’s fine,” she said.'],
    ['他"直说"了', '他"直說"了'],
  ])('writes the quotation marks of traditional text: %s', (simplified, traditional) => {
    expect(toTraditional(simplified)).toBe(traditional);
    expect(toTraditional(traditional)).toBe(traditional);
  });

  it('leaves the marks of a text that is traditional as a whole', () => {
    expect(toTraditional('皇后說“只有三公里”。')).toBe('皇后說“只有三公里”。');
  });

  it('lets the editor decide a phrase, wherever its words begin', () => {
    const phrases = { 软件: '軟體', 件的用: '件之用', 'DeFi 网络': 'DeFi 網路' };
    expect(toTraditional('软件的用户在 DeFi 网络', { phrases })).toBe('軟體的用戶在 DeFi 網路');
    expect(toTraditional('硬件的用户', { phrases })).toBe('硬件之用戶');
    const marked = { '“软件”': '“軟體”' };
    expect(toTraditional('“发布”“软件”“用户”', { phrases: marked })).toBe('「發佈」“軟體”「用戶」');
  });

  it('keeps emoji and lone surrogates', () => {
    expect(toTraditional('发\ud800😀里面\udc00𠮷后来')).toBe('發\ud800😀裡面\udc00𠮷後來');
  });

  it('converts 200,000 characters of any kind at once', () => {
    for (const unit of [
      '发',
      '这只 ',
      '发.eth',
      '://发',
      '@',
      '`发',
      '尔里',
      '了解决',
      '“‘发’”',
      '‘发’',
    ]) {
      const long = unit.repeat(200_000 / unit.length);
      expect(toTraditional(long)).toHaveLength(long.length);
    }
  });

  it('changes nothing when it is done again', () => {
    const words = fc.constantFrom(
      ...'发后里干面只系复台制周云出了余尽签，。 a1国這後裡“”‘’'.split(''),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string({ unit: 'binary' }))), (parts) => {
        const once = toTraditional(parts.join(''));
        expect(toTraditional(once)).toBe(once);
      }),
      // About one random text in 10,000 keeps a character that looks simplified (余干云云).
      { seed: 4, numRuns: 500 },
    );
  });

  it('never touches text without Chinese characters', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toTraditional(text)).toBe(text);
      }),
    );
  });
});

describe('toTraditionalDeep', () => {
  it('converts strings at every depth and nothing else', () => {
    const value = { 发: ['后天', 1, null, true, { a: '里面' }], n: undefined };
    expect(toTraditionalDeep(value)).toEqual({ 发: ['後天', 1, null, true, { a: '裡面' }] });
  });

  it.each([
    [
      '{count, plural, =0 {没有发现} other {# 周前}}里面',
      '{count, plural, =0 {沒有發現} other {# 週前}}裡面',
    ],
    ['共 {n} 只，{里程}里', '共 {n} 隻，{里程}裡'],
    ['{g, select, 发 {后天} other {以后}}', '{g, select, 发 {後天} other {以後}}'],
    [
      '{a, select, x {{b, plural, offset:1 one {头发} other {#个}}} other {}}',
      '{a, select, x {{b, plural, offset:1 one {頭髮} other {#個}}} other {}}',
    ],
    ['{d, date, ::发} 发', '{d, date, ::发} 發'],
    ['看<链接>和<link>里面</link><b/>头<b>发</b>', '看<鏈接>和<link>裡面</link><b/>頭<b>髮</b>'],
    ['“{n}”发布了‘<b>{n}</b>’', '「{n}」發佈了「<b>{n}</b>」'],
    ["it''s '{发}' 发", "it''s '{發}' 發"],
    ['未完 {发', '未完 {发'],
    ['多余 } 发', '多餘 } 發'],
  ])('keeps what is not words in the message %s', (simplified, traditional) => {
    expect(toTraditionalDeep(simplified)).toBe(traditional);
  });

  it('takes phrases too', () => {
    expect(toTraditionalDeep(['{n} 软件'], { phrases: { 软件: '軟體' } })).toEqual(['{n} 軟體']);
  });
});
