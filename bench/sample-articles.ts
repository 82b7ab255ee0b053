import type { PreparedArticle } from '@/lib/contract/importing';
import { toTraditional } from '@/lib/i18n/to-traditional';

/** A body of news length: about 1,000 Chinese characters, 3 KB as UTF-8. */
const BODY_CHARACTERS = 1_000;
/** English needs more letters for the same text. */
const ENGLISH_CHARACTERS = 3_000;
const SENTENCES_A_PARAGRAPH = 5;
/** Older than the sample newsroom, so that the home page stays what a new site shows. */
const NEWEST_AGE_MS = 400 * 86_400_000;
const APART_MS = 7 * 60_000;

const CHINESE = [
  '验证者在每个时隙里轮流提出区块，其余的人对它投票，投票足够多时这一段历史就不再改变。',
  '手续费由基础费用和小费两部分组成，基础费用随区块的拥挤程度上下浮动，并且会被销毁。',
  '二层网络把交易打包之后提交到主网，主网只保存数据和证明，不再逐笔执行。',
  '跨链桥的安全取决于谁在核对另一条链的状态，多签、轻客户端和证明各有不同的假设。',
  '钱包里保存的不是币，而是能够移动它们的私钥，所以备份助记词比更换手机更要紧。',
  '预言机把链外的价格带到合约里，报价的来源、更新的频率和偏差的界限都写在文档中。',
  '流动性提供者的收益来自手续费，损失则来自两种资产价格的相对变动，两者要一起计算。',
  '储备证明只说明某一时刻的资产，不说明负债，读报告的时候要先看负债是怎样统计的。',
  '治理提案通过之后还要等待时间锁，在这段时间里任何人都可以核对将要执行的代码。',
  '稳定币的赎回渠道、托管银行和审计周期，比它宣传的规模更能说明风险。',
  '难度每两千零一十六个区块调整一次，使出块的平均间隔回到十分钟左右。',
  '零知识证明让一方相信某个计算是对的，而不必重新执行，也不必看到其中的数据。',
  '授权额度如果设成无限，合约出问题时就会失去全部余额，用完之后应当收回授权。',
  '数据可用性抽样让轻节点只下载一小部分，就能以很高的概率确认全部数据已经公开。',
  '永续合约用资金费率把价格拉回现货附近，费率为正时多头付给空头。',
  '闪电网络把多次付款放在通道里，只有打开和关闭通道的时候才需要写入主链。',
];

const ENGLISH = [
  'Validators take turns proposing blocks, and once enough of the others have voted for one, that piece of history no longer changes.',
  'A fee has two parts: a base fee that moves with how full the blocks are and is burnt, and a tip for whoever includes the transaction.',
  'A second layer bundles transactions and hands data and proofs to the main network, which no longer executes each of them.',
  'How safe a bridge is depends on who checks the state of the other chain: signers, light clients and proofs assume different things.',
  'A wallet does not hold coins but the keys that move them, so a backup of the phrase matters more than the next telephone.',
  'Liquidity providers earn fees and lose by the relative movement of two prices; the two have to be counted together.',
  'A proof of reserves tells about assets at one moment and nothing about debts, so read first how the debts were counted.',
  'After a vote has passed there is a time lock, in which anybody may compare the code that is going to run.',
  'An unlimited approval means that a faulty contract can take the whole balance; take it back when it is no longer needed.',
  'With sampling a light node downloads a small part of the data and still knows with high probability that all of it is public.',
];

/**
 * Article number `n` (from 0) of the bench, ready for `importArticles`: made-up text, the same
 * for the same number, in all three languages.
 */
export function sampleArticle(n: number, section: string, now: Date): PreparedArticle {
  const traditional = (cachedTraditional ??= CHINESE.map((sentence) => toTraditional(sentence)));
  const edition = (
    locale: 'zh-Hans' | 'zh-Hant' | 'en',
    title: string,
    sentences: readonly string[],
    length: number,
  ) => ({
    locale,
    title,
    summary: sentences[n % sentences.length] ?? '',
    bodyHtml: bodyOf(n, sentences, length),
    isDerived: locale === 'zh-Hant',
    readingMinutes: 3,
  });
  return {
    sourceKey: `bench:${n}`,
    sourceName: null,
    sourceUrl: null,
    originalLocale: 'zh-Hans',
    publishedAt: new Date(now.getTime() - NEWEST_AGE_MS - n * APART_MS).toISOString(),
    section,
    labels: [],
    author: { key: 'bench', nickname: { 'zh-Hans': '示例', 'zh-Hant': '示例', en: 'Sample' } },
    cover: '',
    views: 0,
    editions: [
      edition('zh-Hans', `第 ${n} 篇测量用的文章`, CHINESE, BODY_CHARACTERS),
      edition('zh-Hant', `第 ${n} 篇測量用的文章`, traditional, BODY_CHARACTERS),
      edition('en', `Article ${n} of the bench`, ENGLISH, ENGLISH_CHARACTERS),
    ],
    pictures: [],
    digest: `bench:${n}`,
  };
}

let cachedTraditional: string[] | undefined;

/** Paragraphs of sentences in an order that differs from article to article. */
function bodyOf(n: number, sentences: readonly string[], length: number): string {
  const paragraphs: string[] = [];
  let written = 0;
  let state = n * 2_654_435_761 + 1;
  while (written < length) {
    let paragraph = '';
    for (let i = 0; i < SENTENCES_A_PARAGRAPH; i += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      paragraph += sentences[(state >>> 8) % sentences.length] ?? '';
    }
    written += paragraph.length;
    paragraphs.push(`<p>${paragraph}</p>`);
  }
  return paragraphs.join('');
}
