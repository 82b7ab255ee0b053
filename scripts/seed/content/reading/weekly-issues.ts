import type { SeedIssue } from './shapes';

/** Six issues of the weekly, the newest first. */
export const seedWeeklies: readonly SeedIssue[] = [
  {
    key: 'weekly:who-pays',
    title: { zh: '便宜的交易，由谁付账', en: 'Who pays for a cheap transaction' },
    lead: {
      zh: '二层的手续费常常不到一分钱。便宜不是凭空来的：有人压缩，有人排序，有人把数据只留十八天。',
      en: 'A rollup’s fee is often less than a cent. That is not out of thin air: somebody compresses, somebody orders, somebody keeps the data for eighteen days only.',
    },
    body: {
      zh: `## 本周的问题

一笔二层交易的费用由两部分组成：在二层执行的那一份，和摊到每笔交易头上的主网数据费。前者取决于运营方愿意收多少，后者取决于一批里装了多少笔、blob当时拥不拥挤。

所以“某某链更便宜”往往只说对了一半。同一批里乘客越多，车票越便宜；半夜的空车，票价反而高。

## 三个可以自己核对的数字

- **128 KiB**：一个blob的大小；
- **约18天**：节点必须保留blob的时间；
- **1 / n**：一批装n笔时，每笔分到的数据费。

这三个数字都能在区块浏览器里查到。下次看到费用对比图，先问一句：是哪一天、哪一批、装了多少笔。

## 编辑部的看法

便宜是好事，但不要把补贴当成成本下降。判断的办法很简单：看运营方付给主网的钱，是不是长期多于它向用户收的钱。`,
      en: `## The question of the week

The fee of a rollup transaction has two parts: running it on the rollup, and its share of what mainnet charges for the data. The first depends on what the operator chooses to ask; the second on how many transactions share a batch, and on how crowded blobs are.

“This chain is cheaper” is therefore half a statement. The more passengers in a batch, the cheaper the ticket; an empty bus at midnight is dear.

## Three figures to check yourself

- **128 KiB**: the size of a blob;
- **about 18 days**: how long nodes must keep it;
- **1 / n**: a transaction’s share of the data fee when a batch holds n of them.

All three can be read from an explorer. When you next see a chart of fees, ask which day, which batch, and how many it held.

## What we think

Cheap is good, but a subsidy is not a lower cost. There is a simple test: does the operator, over a long time, pay mainnet more than it takes from its users?`,
    },
  },
  {
    key: 'weekly:reserves',
    title: {
      zh: '读一份储备报告，先看它没说什么',
      en: 'Reading a reserve report: begin with what it leaves out',
    },
    lead: {
      zh: '比例是结论，口径才是内容。本周把储备、负债和时间点三件事摆在一起看。',
      en: 'The ratio is the conclusion; the definitions are the content. This week: reserves, liabilities and the moment they were counted.',
    },
    body: {
      zh: `## 三栏对照

把任何一份储备报告抄成三栏：资产有哪些、负债有哪些、截至哪一刻。只要有一栏是空的，另外两栏就不能相除。

资产这一栏，看期限和托管人：三个月的国库券和三年的企业债，赎回压力下不是一种东西。负债这一栏，看有没有把机构客户、质押凭证和“理财产品”算进来。时间这一栏，看是一个时点还是一段区间：一天的快照，前一天晚上就可以准备好。

## 储备证明能证明什么

默克尔树能让每个用户核对自己的余额有没有被算进去，这是它真正的用处。它不能证明没有少算别的负债，也不能证明资产没有同时抵押给别人。

## 本周带走一句话

看到“超额储备”四个字，先去找分母。`,
      en: `## Three columns

Copy any reserve report into three columns: what the assets are, what the liabilities are, and as of when. If one is empty, the other two cannot be divided.

Among assets, look at terms and custodians: a three-month bill and a three-year bond are different things when everyone redeems. Among liabilities, see whether institutions, staking receipts and “earn” products are in. As for time, a snapshot of one day can be prepared the evening before.

## What a proof of reserves proves

A Merkle tree lets each user check that their own balance was counted, and that is its use. It does not show that no other debt was left out, nor that the assets are not pledged elsewhere.

## One line to take away

When you read “over-reserved”, look for the denominator.`,
    },
  },
  {
    key: 'weekly:approvals',
    title: { zh: '授权，是留在别人手里的钥匙', en: 'An approval is a key left with somebody else' },
    lead: {
      zh: '多数失窃不是私钥泄露，而是几个月前点过的一次“确认”。本周讲授权的期限、额度和撤销。',
      en: 'Most thefts do not begin with a lost key but with a button pressed months ago. This week: how long an approval lasts, how far it reaches, how to take it back.',
    },
    body: {
      zh: `## 它为什么危险

ERC-20的授权是一句长期有效的话：“这个合约可以动用我的这种代币，最多这么多。”为了省一次确认，很多应用把额度写成无限。应用被攻破的那天，这句话还作数。

Permit一类的签名更隐蔽：它不花手续费，不在链上留下待办，签完就生效。

## 三个习惯

1. 额度只给够用的数，不给无限；
2. 每月检查一次授权列表，撤掉不再用的；
3. 签名窗口里看不懂的字段，一律当作“不”。

## 如果已经签错

顺序很重要：先把还在的资产转到新地址，再撤销授权，最后才去调查。先调查的人，往往一边看一边丢。`,
      en: `## Why it is dangerous

An ERC-20 approval is a standing sentence: this contract may move that token of mine, up to so much. To save a click many applications ask for no limit at all. On the day one of them is breached, the sentence still holds.

Permit-like signatures are quieter: they cost no fee, leave nothing pending on chain and work at once.

## Three habits

1. Approve what is needed, never without limit;
2. look through your approvals once a month and revoke what you no longer use;
3. treat every field that you do not understand as a no.

## If you already signed

Order matters: move what is left to a new address, then revoke, and only then investigate. Those who investigate first often lose while they look.`,
    },
  },
  {
    key: 'weekly:three-timetables',
    title: { zh: '三张监管时间表', en: 'Three regulatory timetables' },
    lead: {
      zh: '欧盟、香港、美国各有一张表，写着谁要牌照、从哪一天起。把三张表叠起来看，才知道同一种代币在三个地方各是什么。',
      en: 'The EU, Hong Kong and the United States each have a list of who needs a licence from which day. Laid over one another they show what one token is in three places.',
    },
    body: {
      zh: `## 欧盟

MiCA于2023年6月生效。稳定币部分自2024年6月30日起适用，服务商部分自同年12月30日起适用；各成员国可以给原有服务商一段过渡期，长短不一，最迟到2026年7月1日。

## 香港

交易平台发牌制度自2023年6月1日生效，《稳定币条例》自2025年8月1日生效。看名单时请分清三种状态：申请中、原则上批准、已获牌。

## 美国

《GENIUS法案》于2025年7月18日签署，规管支付型稳定币的发行与储备。它的条款并非签署当天就全部生效，引用时要写明生效条件。

## 怎么用这三张表

读到“合规”两个字，补上三个词：在哪里、对谁、从何时。缺一个，这句话就没有内容。`,
      en: `## The European Union

MiCA entered into force in June 2023. Its stablecoin titles have applied since 30 June 2024, the rules for service providers since 30 December of that year; member states may give existing providers a transition of differing length, until 1 July 2026 at the latest.

## Hong Kong

The licensing of trading platforms took effect on 1 June 2023, the Stablecoins Ordinance on 1 August 2025. In the public lists, tell three states apart: applied, approved in principle, licensed.

## The United States

The GENIUS Act, signed on 18 July 2025, governs issuers and reserves of payment stablecoins. Not all of it took effect on that day; say from when whenever you cite it.

## How to use them

Whenever you read “compliant”, add three words: where, for whom, since when. If one is missing, the sentence says nothing.`,
    },
  },
  {
    key: 'weekly:one-vote',
    title: { zh: '一票值多少钱', en: 'What one vote is worth' },
    lead: {
      zh: '代币投票把治理变成了可以定价的东西。本周从法定人数、委托和时间锁三个零件看治理怎样失灵，又怎样修。',
      en: 'Token votes gave governance a price. This week looks at three of its parts, quorum, delegation and time locks: how they fail, and how they are mended.',
    },
    body: {
      zh: `## 法定人数的两难

定高了，正常的提案也过不去；定低了，一个大户加一个周末就能改规则。比较稳妥的做法是分级：改界面的和动金库的，门槛不必一样。

## 委托不是弃权

把票委托给别人之后，你仍然可以随时收回。可惜多数界面不提醒你：你委托的人上个月一次票也没投。

## 时间锁救过很多人

提案通过到执行之间的几十个小时，是留给不同意的人离场用的。凡是以“效率”为名缩短时间锁的提案，都值得多看两遍。

## 本周练习

找一个你持有其代币的协议，回答三个问题：谁能升级合约、要几个人签名、从通过到执行隔多久。答不上来，就是最大的风险。`,
      en: `## The dilemma of quorum

Set it high and ordinary proposals fail; set it low and one large holder with a quiet weekend can rewrite the rules. Tiers are safer: changing a page and moving the treasury need not have one threshold.

## Delegating is not abstaining

You can take a delegation back at any time. Most interfaces do not tell you that your delegate has not voted for a month.

## Time locks have saved many

The hours between passing and executing are for those who disagree to leave. Read twice any proposal that shortens them for the sake of efficiency.

## An exercise

Take a protocol whose token you hold and answer three questions: who can upgrade it, how many must sign, how long between passing and executing. Not knowing is the greatest risk.`,
    },
  },
  {
    key: 'weekly:slowly',
    title: { zh: '慢，是一种设计', en: 'Slowness by design' },
    lead: {
      zh: '比特币几年才改一次规则。慢得让人着急，也慢得让人放心。创刊号从“为什么不改”说起。',
      en: 'Bitcoin changes its rules once in some years: slow enough to annoy, slow enough to trust. Our first issue begins with why things are not changed.',
    },
    body: {
      zh: `## 为什么不改

软分叉只收紧规则：旧节点看新区块仍然合法，所以不升级的人不会被赶走。代价是每一次改动都要等到足够多的人愿意跟上，往往以年计。

2017年的隔离见证和2021年的Taproot，从提出到激活都走了很久。中间的争论不是浪费时间，而是协议唯一的评审会。

## 钱包该做什么

规则变得慢，钱包就要走得快：合并零钱、估算手续费、支持新的地址格式，都不需要等协议。一个十年前的钱包今天还能用，这是慢带来的好处；它多付的手续费，是你自己的选择。

## 关于这份周刊

每周日出刊，只收一周后还值得读的东西。有错请告诉我们，更正会写在原处，并注明时间。`,
      en: `## Why it is not changed

A soft fork only tightens rules: old nodes still find new blocks valid, so those who do not upgrade are not driven out. The price is waiting until enough follow, often for years.

SegWit in 2017 and Taproot in 2021 both took long from proposal to activation. The arguments in between were not wasted; they are the only review that the protocol has.

## What wallets can do

Where rules move slowly, wallets must move quickly: consolidating change, estimating fees and supporting new addresses need no protocol. That a wallet of ten years ago still works is what slowness gives; the fees that it overpays are your own choice.

## About this weekly

It appears on Sundays and holds only what is worth reading a week later. If something is wrong, tell us: corrections stand where the mistake was, with their time.`,
    },
  },
];
