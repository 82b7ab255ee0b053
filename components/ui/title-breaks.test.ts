/** @jest-environment jsdom */
import { markedTitleMarkup, titleMarkup } from './title-breaks';
import { HELD_MAX_WIDTH, textWidth, titlePieces } from './title-pieces';

describe('titlePieces', () => {
  it('keeps words whole', () => {
    const pieces = titlePieces('储备金证明能证明什么，又漏掉了什么');
    expect(pieces).toContain('什么，');
    expect(pieces.at(-1)).toBe('什么');
  });

  it('begins no piece with a closing mark or a word that leans on the one before', () => {
    const title = '一张牌照背后的两部条例：从“自己验证”说起，给机器人发零花钱吗？';
    for (const piece of titlePieces(title).slice(1)) {
      expect(piece).not.toMatch(/^[，。：；？！、”’）》」』的了吗]/);
    }
  });

  it('ends no piece with an opening mark', () => {
    for (const piece of titlePieces('读《比特币白皮书》（第二遍）与“后见之明”')) {
      expect(piece).not.toMatch(/[《（“]$/);
    }
  });

  it.each([
    ['比特币难度调整', '比特币'],
    ['稳定币储备报告怎么读', '稳定币'],
    ['助记词的原理与保管', '助记词的'],
    ['看每一分手续费付给了什么', '手续费'],
    ['最普通的一笔代币转账', '代币'],
    ['blob 数据约保留 18 天，过期后归档', '18 天，'],
    ['EIP-4844的blob在以太坊里究竟做什么', '在以太坊里'],
    ['稳定币储备报告怎么读：从总额、期限到托管人的六个问题', '从总额、'],
    ['穩定幣儲備報告怎麼讀：從總額、期限到託管人的六個問題', '到託管人的'],
    ['一種穩定幣的儲備', '穩定幣的'],
  ])('keeps the trade word in "%s" whole', (title, word) => {
    expect(titlePieces(title)).toContain(word);
  });

  it.each([
    ['没有房东的世界：全链游戏在玩什么', '全链游戏'],
    ['用平方根修一座桥：二次方资助', '二次方资助'],
    ['稳定币储备报告怎么读：从总额', '怎么读：'],
    ['Cancun-Deneb（坎昆）升级', '（坎昆）'],
    ['一次升级要走三十三天', '要走三十三天'],
    ['把毕业证放进钱包：可验证凭证', '可验证凭证'],
    ['到内部调用的完整读法', '调用的'],
    ['转账拆到操作码', '操作码'],
    ['让 AI 智能体', '智能体'],
    ['一次签名，清空钱包', '清空'],
    ['搜索者、构建者', '构建者'],
    ['以太坊 blob 数据约保留 18 天', '18 天'],
    ['约100万美元爆仓', '约100万美元'],
    ['概率万分之二', '万分之二'],
    ['香港条例自 2025 年 8 月 1 日起施行', '8 月 1 日'],
    ['怎麼讀：從總額', '從總額'],
    ['全鏈遊戲在玩什麼', '全鏈遊戲'],
    ['可驗證憑證怎樣讓人只說一半', '可驗證憑證'],
    ['從事件日誌到內部調用的完整讀法', '調用的'],
    ['約保留 18 天，過期後歸檔', '18 天，'],
    ['Liquid 的浏览器', 'Liquid 的'],
  ])('cuts no word, number or bracket of "%s"', (title, piece) => {
    expect(titlePieces(title).map((text) => text.trim())).toContain(piece);
  });

  it.each([
    ['多元数据', '元数据'],
    ['半链游戏', '链游'],
    ['上链接', '上链'],
  ])('takes no word of the trade out of longer ones: "%s"', (title, word) => {
    expect(titlePieces(title)).not.toContain(word);
  });

  it('joins no run that is wider than a narrow column', () => {
    const long =
      '在与和跟把被从到对向为以由一二三四五六七八九十百千万亿个可全新旧老大小多单双非无反超总首真假';
    for (const piece of titlePieces(`${long}（${long}）`)) {
      if (titleMarkup(piece).includes('class="w"')) {
        expect(textWidth(piece)).toBeLessThanOrEqual(HELD_MAX_WIDTH);
      }
    }
    expect(titleMarkup('一二三四五六七八九十百千万亿')).not.toContain('span');
  });

  it.each(['每2016个区块一次校准', '一 二 三', '', '   ', 'A', '区'])(
    'loses nothing of "%s"',
    (title) => {
      expect(titlePieces(title).join('')).toBe(title);
    },
  );

  it('leaves a text without Chinese to the browser', () => {
    expect(titlePieces('')).toEqual([]);
    expect(titlePieces('Deleted after eighteen days')).toEqual(['Deleted after eighteen days']);
  });
});

describe('titleMarkup', () => {
  it('holds names with a joint together', () => {
    expect(titleMarkup('The road to ERC-4337')).toBe('The road to <span class="w">ERC-4337</span>');
    expect(titleMarkup('账户走到ERC-4337、EIP-7702')).toMatch(
      /<span class="w">ERC-4337、<\/span><span class="w">EIP-7702<\/span>$/,
    );
  });

  it('lets what is too long for a line break', () => {
    expect(titleMarkup('read-this-very-long-hyphenated-word')).not.toContain('span');
  });

  it('escapes what looks like markup', () => {
    expect(titleMarkup('<script>alert(1)</script> & co')).not.toMatch(/<(?!span|\/span)/);
    expect(titleMarkup('<b>链</b>')).toContain('&lt;');
  });
});

describe('markedTitleMarkup', () => {
  const parts = (marked: string) =>
    marked.split(/[[\]]/).map((text, at) => ({ text, hit: at % 2 === 1 }));

  it.each([
    ['[以太坊]的合约', '<span class="w"><mark class="search-mark">以太坊</mark>的</span>'],
    ['没有全链[游戏]', '<span class="w">全链<mark class="search-mark">游戏</mark></span>'],
    ['约保留 [18] 天', '<span class="w"><mark class="search-mark">18</mark> 天</span>'],
    ['读懂 EIP-[1559] 提案', '<span class="w">EIP-<mark class="search-mark">1559</mark></span>'],
  ])('holds the word of "%s" around its mark', (title, markup) => {
    expect(markedTitleMarkup(parts(title))).toContain(markup);
  });

  it.each([
    'a[<b>]&c',
    '[稳定币储备报告]怎么读：从[总]额',
    '没有[房东的世]界[]',
    '[全部]',
    'read [EIP-4844] now',
  ])('keeps every letter and every mark of "%s"', (title) => {
    const box = document.createElement('p');
    box.innerHTML = markedTitleMarkup(parts(title));
    const read = [...box.querySelectorAll('mark')].map((mark) => mark.textContent).join('');
    expect(box.textContent).toBe(title.replaceAll(/[[\]]/g, ''));
    expect(read).toBe(
      parts(title)
        .filter(({ hit }) => hit)
        .map(({ text }) => text)
        .join(''),
    );
  });

  it('holds the same words as without marks', () => {
    const title = '没有[房东的世]界：[全]链游戏在玩什么';
    const bare = markedTitleMarkup(parts(title)).replaceAll(/<\/?mark.*?>/g, '');
    expect(bare).toBe(titleMarkup(title.replaceAll(/[[\]]/g, '')));
  });
});
