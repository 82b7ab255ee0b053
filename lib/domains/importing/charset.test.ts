import iconv from 'iconv-lite';
import { charsetOfContentType, decodeText } from './charset';

const CHINESE = '以太坊合并后，质押者开始获得奖励。区块链网络的能耗下降了。';

describe('decodeText', () => {
  it.each([
    ['gbk', 'gb2312'],
    ['gb18030', 'GB18030'],
    ['big5', 'Big5'],
    ['euc-kr', 'euc-kr'],
    ['shift_jis', 'Shift_JIS'],
    ['utf8', 'utf-8'],
  ])('reads %s that an XML declaration names', (charset, name) => {
    const text =
      { 'euc-kr': '이더리움', shift_jis: 'イーサリアム', big5: '以太坊與區塊鏈' }[charset] ??
      CHINESE;
    const xml = `<?xml version="1.0" encoding="${name}"?><t>${text}</t>`;
    expect(decodeText(iconv.encode(xml, charset)).text).toBe(xml);
  });

  it.each(['utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'])(
    'knows %s by its mark or its zeros',
    (charset) => {
      const xml = `<?xml version="1.0"?><t>${CHINESE}</t>`;
      expect(decodeText(iconv.encode(xml, charset)).text).toBe(xml);
      expect(decodeText(iconv.encode(xml, charset, { addBOM: true })).text).toBe(xml);
    },
  );

  it('guesses Chinese charsets that nobody declares', () => {
    for (const charset of ['gb18030', 'big5']) {
      const text =
        charset === 'big5' ? '以太坊合併後，質押者開始獲得獎勵，網路的能耗大幅下降。' : CHINESE;
      expect(decodeText(iconv.encode(`<t>${text.repeat(4)}</t>`, charset)).text).toContain(text);
    }
  });

  it('does not believe a declaration that the bytes speak against', () => {
    const utf8 = Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?><t>${CHINESE}</t>`);
    expect(decodeText(utf8).text).toContain(CHINESE);
    const gbk = iconv.encode(
      `<?xml version="1.0" encoding="utf-8"?><t>${CHINESE.repeat(4)}</t>`,
      'gbk',
    );
    expect(decodeText(gbk).text).toContain(CHINESE);
    expect(decodeText(gbk, 'us-ascii').charset).not.toBe('ascii');
  });

  it('puts the transport before the declaration', () => {
    const bytes = iconv.encode(`<?xml version="1.0" encoding="utf-8"?><t>${CHINESE}</t>`, 'gbk');
    expect(decodeText(bytes, 'gb2312')).toMatchObject({ charset: 'gb18030' });
  });

  it('mends Windows quotes that were declared as Latin 1', () => {
    expect(decodeText(Buffer.from([0x64, 0x92, 0x74]), 'iso-8859-1').text).toBe('d’t');
  });

  it('never throws, whatever the bytes', () => {
    for (const bytes of [[], [0xff], [0, 0, 0], [0xfe, 0xff, 0x00], [0xc3, 0x28, 0xa0, 0xa1]]) {
      expect(typeof decodeText(Uint8Array.from(bytes), 'no-such-charset').text).toBe('string');
    }
  });
});

describe('charsetOfContentType', () => {
  it('finds the parameter however it is quoted', () => {
    expect(charsetOfContentType("text/xml;charset= 'gb2312'")).toBe('gb2312');
    expect(charsetOfContentType('application/xml; charset="utf-8"')).toBe('utf-8');
    expect(charsetOfContentType('application/json')).toBeNull();
  });
});
