import { brief } from './brief-text';
import type { SeedIssue } from './shapes';

/** The second half of the sample briefs. */
export const earlierBriefs: readonly SeedIssue[] = [
  brief(
    'challenge',
    ['七天的耐心', 'Seven days of patience'],
    [
      '从乐观汇总提款为什么要等一周？因为它先相信，再给别人时间反对。',
      'Why does a withdrawal from an optimistic rollup take a week? It believes first, and gives others time to object.',
    ],
    [
      '**7天。** 主流乐观汇总的挑战期通常是七天左右；有效性汇总靠证明，不必等这么久。',
      '**7 days.** The usual challenge period of an optimistic rollup. Validity rollups prove instead, and need not wait as long.',
    ],
    [
      '**欺诈证明**：在挑战期内指出某一步算错了，并让主网来判定。没有人挑战，不等于没有人能挑战。',
      '**Fraud proof**: naming, within the period, a step that was computed wrongly, for mainnet to judge. That nobody challenged does not mean that nobody could.',
    ],
    [
      '用第三方快速提款之前，先算一算它收的费用换成年化是多少。',
      'Before using a fast exit, work out what its fee would be as a yearly rate.',
    ],
  ),
  brief(
    'satoshi',
    ['小数点后八位', 'Eight places after the point'],
    [
      '买不起一枚，不等于买不了。比特币从第一天起就能切成一亿份。',
      'Not affording one does not mean affording none. From its first day a bitcoin could be cut into a hundred million parts.',
    ],
    [
      '**1亿。** 一枚比特币等于一亿聪，聪是协议里最小的单位。',
      '**100 million.** That many satoshis make one bitcoin; the satoshi is the protocol’s smallest unit.',
    ],
    [
      '**尘埃**：金额小到花掉它所需的手续费比它本身还贵的输出。钱包里的尘埃，有时是别人用来追踪的记号。',
      '**Dust**: an output so small that spending it costs more than it holds. Dust in a wallet is sometimes a marker set by somebody who traces.',
    ],
    [
      '收到来历不明的小额代币，别点它的链接，也别去“领取”。',
      'When a small unknown token appears in your wallet, do not open its link and do not “claim” anything.',
    ],
  ),
  brief(
    'finality',
    ['什么时候算数', 'When it counts'],
    [
      '进了区块，还不算定局。以太坊要两轮投票，才把一页账本钉死。',
      'Being in a block is not the end of it. Ethereum takes two rounds of votes to nail a page down.',
    ],
    [
      '**三分之二。** 代表至少三分之二质押量的验证者投票，一个检查点才能被证成；再证成下一个，前一个就最终确定，通常约13分钟。',
      '**Two thirds.** That share of the stake justifies a checkpoint; justifying the next finalises it, in about thirteen minutes as a rule.',
    ],
    [
      '**最终性**：要推翻它，至少三分之一的质押会被销毁。这是代价，不是魔法。',
      '**Finality**: to undo it, at least a third of the stake would be destroyed. That is a price, not magic.',
    ],
    [
      '跨链转账卡住时，先看源链是否最终确定，再找客服。',
      'When a bridge transfer hangs, see whether the source chain has finalised before writing to support.',
    ],
  ),
  brief(
    'redemption',
    ['一块钱怎么拿回来', 'How to get the dollar back'],
    [
      '稳定币的承诺只有一句话：随时换回一块钱。值得读的，是这句话后面的小字。',
      'A stablecoin promises one thing: the dollar back, at any time. What is worth reading is the small print.',
    ],
    [
      '**2025年8月1日。** 香港《稳定币条例》在这一天生效，发行法币稳定币须先取得牌照。',
      '**1 August 2025.** Hong Kong’s Stablecoins Ordinance took effect on this day: issuing one against a currency needs a licence.',
    ],
    [
      '**赎回权**：持有人直接向发行人按面值换回法币的权利。在市场上卖得掉，不等于赎得回。',
      '**Right of redemption**: to get the face value from the issuer itself. Being able to sell on a market is something else.',
    ],
    [
      '找到你所用稳定币的赎回条款，看看最低金额和费用。',
      'Find the redemption terms of the stablecoin that you use; look for the minimum and the fee.',
    ],
  ),
  brief(
    'key',
    ['猜不到的数字', 'A number nobody guesses'],
    [
      '私钥只是一个数。安全不来自藏得深，来自它大得没有人能猜。',
      'A private key is only a number. It is safe not because it is hidden but because it is too large to guess.',
    ],
    [
      '**256位。** 比特币与以太坊的私钥都是256位，可能的数量约为10的77次方。',
      '**256 bits.** The length of a private key on Bitcoin and Ethereum: about ten to the 77th possibilities.',
    ],
    [
      '**熵**：随机的分量。自己“想”出来的助记词没有多少熵，掷骰子和硬件随机数才有。',
      '**Entropy**: the amount of chance. Words that a person thinks up have little of it; dice and hardware have enough.',
    ],
    [
      '确认钱包应用来自官网给出的商店链接，而不是搜索结果的第一条。',
      'Make sure that your wallet app came from the link on its own site, not from the first search result.',
    ],
  ),
  brief(
    'halving',
    ['越来越少的新币', 'Fewer new coins'],
    [
      '每四年一次，新币减半。它写在代码里，谁也不用开会。',
      'Every four years the new coins are halved. It is in the code, and nobody has to meet about it.',
    ],
    [
      '**840000。** 第四次减半发生在这个高度，每块补贴从6.25枚降到3.125枚，时间是2024年4月。',
      '**840,000.** The height of the fourth halving, in April 2024: the subsidy fell from 6.25 to 3.125 coins.',
    ],
    [
      '**区块补贴**：协议新发的币。矿工的收入是补贴加手续费，两者不是一回事。',
      '**Block subsidy**: coins newly issued. A miner earns the subsidy and the fees; they are not the same thing.',
    ],
    [
      '看到“减半后必涨”的说法，先数一数样本：到今天只有四次。',
      'When you read that prices always rise after a halving, count the sample: there have been four.',
    ],
  ),
  brief(
    'setup',
    ['十四万人一起忘记', 'A hundred and forty thousand people forget'],
    [
      '有一种秘密，只要有一个人真的丢掉它，所有人就都安全。',
      'There is a kind of secret that is safe for all as soon as one person has truly thrown it away.',
    ],
    [
      '**141416。** 以太坊KZG可信设置仪式收到的贡献份数。',
      '**141,416.** The contributions to Ethereum’s KZG ceremony.',
    ],
    [
      '**可信设置**：生成公共参数的仪式。参与的人越多，需要相信的人越少——只要其中一位诚实。',
      '**Trusted set-up**: a ceremony that makes public parameters. The more take part, the fewer need be trusted: one honest person is enough.',
    ],
    [
      '把一直想读的那篇长文加进收藏，今晚读完第一节。',
      'Collect the long article that you have been meaning to read, and finish its first section tonight.',
    ],
  ),
];
