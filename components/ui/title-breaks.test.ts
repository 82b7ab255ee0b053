import { titleMarkup, titlePieces } from './title-breaks';

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
