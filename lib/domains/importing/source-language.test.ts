import { detectLocale, isLanguageTag, isOtherLanguage, localeOfTag } from './source-language';

describe('localeOfTag', () => {
  it.each([
    ['zh', 'zh-Hans'],
    ['zh_CN', 'zh-Hans'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['en_US', 'en'],
    ['fr', null],
    ['', null],
  ])('maps %p to %p', (tag, locale) => {
    expect(localeOfTag(tag)).toBe(locale);
  });
});

describe('isLanguageTag', () => {
  it('tells languages from other short names', () => {
    expect(['en', 'zh-tw', 'pt-br', 'cn'].every(isLanguageTag)).toBe(true);
    expect(['docs', 'js', 'v2', 'en-something', 'qq'].some(isLanguageTag)).toBe(false);
  });
});

describe('detectLocale', () => {
  it('tells the script of Chinese by its characters', () => {
    expect(detectLocale('以太坊的发展', '这个网络将会升级，开发者们认为没有问题。', null)).toBe(
      'zh-Hans',
    );
    expect(detectLocale('以太坊的發展', '這個網路將會升級，開發者們認為沒有問題。', null)).toBe(
      'zh-Hant',
    );
    expect(detectLocale('白皮', '文字', 'zh-Hant')).toBe('zh-Hant');
  });

  it('is not misled by names of the other language', () => {
    expect(
      detectLocale(
        '比特币周报',
        `我们总结了 Bitcoin Core、LDK 和 LND 的变更。${'Optech '.repeat(10)}`,
        null,
      ),
    ).toBe('zh-Hans');
    expect(
      detectLocale(
        'Bitcoin in China',
        `The word 比特币 means bitcoin. ${'It is used often. '.repeat(20)}`,
        null,
      ),
    ).toBe('en');
  });

  it('takes other Latin text for English, and knows none without letters', () => {
    expect(detectLocale('Bonjour', 'tout le monde', null)).toBe('en');
    expect(detectLocale('Привет', '123', null)).toBeNull();
  });
});

describe('detectLocale of texts with kana', () => {
  it.each([
    ['暗号資産の動向', '発展した会社が開発するウォレットについて説明する。'],
    ['テスト', 'Bitcoin Core の新しいバージョンがリリースされました。'],
    ['ビットコイン', 'ビットコインの話。'],
    ['仮想通貨規制強化', '金融庁は暗号資産交換業者の規制強化案を公表した。'],
  ])('knows no language of the site for %s', (title, text) => {
    expect(detectLocale(title, text, null)).toBeNull();
  });

  it('lets a word or a name pass', () => {
    expect(detectLocale('中文', '这是中文，の是一个日文字。', null)).toBe('zh-Hans');
    expect(detectLocale('訪談', `サトシ是個名字，${'這個名字來自日本，'.repeat(4)}`, null)).toBe(
      'zh-Hant',
    );
    expect(detectLocale('Names', `サトシ is a name. ${'It is Japanese. '.repeat(8)}`, null)).toBe(
      'en',
    );
  });
});

describe('isOtherLanguage', () => {
  it('tells languages of the world from those of the site and from no language', () => {
    expect(['ja', 'fr-CA', 'PT_br'].every(isOtherLanguage)).toBe(true);
    expect(['', 'zh', 'zh-Hant-HK', 'en-AU', 'x-none', 'post'].some(isOtherLanguage)).toBe(false);
  });
});
