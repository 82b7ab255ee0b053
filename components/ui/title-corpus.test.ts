import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toTraditional } from '@/lib/i18n/to-traditional';
import { titleMarkup } from './title-breaks';
import { HELD_MAX_WIDTH, textWidth, titlePieces } from './title-pieces';
import { foldTitle, listedWords } from './title-words';

/** Words that a reader sees cut in two at once, checked wherever a title has them. */
const WHOLE = (
  '全链游戏 二次方 可验证 凭证 操作码 智能体 清空 构建者 用户 社区 怎么读 三十三天 十八天 调用 ' +
  '以太坊 比特币 稳定币 托管人 区块链 零知识 去中心化 跨链桥 助记词 手续费 钱包 私钥 质押 数据 ' +
  '流动性 黑客松 客户端 代币 共读会 编辑部 二层 节点 复盘 开发者 证监会 十二个 一百个 四千片 ' +
  '闪电网络 虚拟机 工作量证明 应用程序 浏览器 路线图 权益 协议 合约'
).split(' ');

/** Where one of the words is a part of something longer of another sense. */
const NOT_THE_WORD = /人数据|一层层/;

const SEED = path.resolve(process.cwd(), 'scripts/seed');
const CORPUS = path.resolve(process.cwd(), '../shared/corpus');

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? files(file) : [file];
  });

const HAN = /[\u3400-\u9fff]/;

/** Titles of the seed's articles, and every short Chinese text of its other content. */
function seedTitles(): string[] {
  const titles = files(path.join(SEED, 'articles')).map(
    (file) => /^title: "(.*)"$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
  );
  for (const file of files(path.join(SEED, 'content'))) {
    if (!file.endsWith('.ts')) continue;
    for (const [, text = ''] of readFileSync(file, 'utf8').matchAll(/'([^'\n]{2,60})'/g)) {
      titles.push(text);
    }
  }
  return titles.filter((title) => HAN.test(title));
}

/** Headings of real documents in both scripts; undefined where the corpus is absent. */
function corpusTitles(): string[] | undefined {
  if (!existsSync(CORPUS)) return undefined;
  return ['ethereum-org/zh', 'ethereum-org/zh-tw', 'bitcoin-optech/zh']
    .map((folder) => path.join(CORPUS, folder))
    .filter(existsSync)
    .flatMap(files)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^(?:title:|#{1,3}) *(.+)$/gm)])
    .map(([, title = '']) => title.replace(/\s*\{#.*\}\s*$/, '').trim())
    .filter((title) => HAN.test(title) && title.length < 80);
}

/** Each of the words that an allowed break falls into, with the title as it is cut. */
function cutWordsOf(title: string, words: readonly string[]): string[] {
  const pieces = titlePieces(title);
  const breaks = new Set<number>();
  let end = 0;
  for (const piece of pieces) breaks.add((end += piece.length));
  return words.flatMap((word) =>
    [...title.matchAll(new RegExp(word, 'g'))]
      .filter(({ index }) => !NOT_THE_WORD.test(title.slice(index - 1, index + word.length + 1)))
      .filter(({ index }) =>
        Array.from({ length: word.length - 1 }, (_, at) => index + at + 1).some((at) =>
          breaks.has(at),
        ),
      )
      .map(() => `${word}: ${pieces.join('|')}`),
  );
}

/** Runs that no line could hold in a narrow column. */
const tooWide = (title: string): string[] =>
  [...titleMarkup(title).matchAll(/<span class="w">(.*?)<\/span>/g)]
    .map(([, run = '']) => run.replaceAll(/&\w+;/g, '&'))
    .filter((run) => textWidth(run) > HELD_MAX_WIDTH);

/** Lines that begin with a closing mark, end with an opening one, or part a number from its unit. */
const badEdges = (title: string): string[] => {
  const pieces = titlePieces(title);
  return pieces.filter(
    (piece, at) =>
      (at > 0 && /^[，。：；？！、”’）》」』的]/.test(piece)) ||
      (at < pieces.length - 1 &&
        (/[（《「“]$/.test(piece) ||
          (/\d\s?$/.test(piece) &&
            /^[天年月日号號个個位万萬亿億倍次枚]/.test(pieces[at + 1] ?? '')))),
  );
};

const traditionalWords = WHOLE.map((word) => toTraditional(word));
const corpus = corpusTitles();
if (!corpus) console.warn('../shared/corpus is not here: skipped');

describe('where the titles of the seed may break', () => {
  const simplified = seedTitles();
  const traditional = simplified.map((title) => toTraditional(title));

  it('has titles to look at', () => {
    expect(simplified.length).toBeGreaterThan(800);
    expect(
      simplified.filter((title) => WHOLE.some((word) => title.includes(word))).length,
    ).toBeGreaterThan(300);
  });

  it('would tell of a word that is cut', () => {
    expect(cutWordsOf('把毕业证放进钱包', ['证放'])).toHaveLength(1);
    expect(cutWordsOf('把毕业证放进钱包', ['钱包'])).toEqual([]);
  });

  it.each([
    ['zh-Hans', simplified, WHOLE],
    ['zh-Hant', traditional, traditionalWords],
  ] as const)('is never inside of a known word: %s', (_, titles, words) => {
    expect(titles.flatMap((title) => cutWordsOf(title, words))).toEqual([]);
  });

  it.each([
    ['zh-Hans', simplified],
    ['zh-Hant', traditional],
  ] as const)('leaves no mark or unit at the wrong side: %s', (_, titles) => {
    expect(titles.flatMap(badEdges)).toEqual([]);
  });

  it('holds no run that is wider than a narrow column', () => {
    expect([...simplified, ...traditional].flatMap(tooWide)).toEqual([]);
  });

  it('loses nothing', () => {
    for (const title of simplified) expect(titlePieces(title).join('')).toBe(title);
  });
});

describe('the list of words', () => {
  it('is known in traditional characters too', () => {
    const strange = listedWords().filter((word) => foldTitle(toTraditional(word)) !== word);
    expect(strange).toEqual([]);
  });
});

describe('where real headings may break', () => {
  const test = corpus ? it : it.skip;

  test('is never inside of a known word', () => {
    const titles = corpus ?? [];
    expect(titles.length).toBeGreaterThan(1_000);
    expect(titles.flatMap((title) => cutWordsOf(title, WHOLE))).toEqual([]);
    expect(titles.flatMap((title) => cutWordsOf(title, traditionalWords))).toEqual([]);
  });

  test('holds no run that is wider than a narrow column', () => {
    expect((corpus ?? []).flatMap(tooWide)).toEqual([]);
  });
});
