import type { SeedColumn } from './seed-shapes';

/** A dozen columns, one for each sample author. */
export const seedColumns: readonly SeedColumn[] = [
  {
    key: 'eight-oclock',
    author: 'tide-desk',
    title: { zh: '八点潮位', en: 'Tide at Eight' },
    intro: {
      zh: '每天早上八点，把过去一天值得记住的事排好，不超过一杯茶的工夫。',
      en: 'Every morning at eight: what is worth remembering of the day before, within one cup of tea.',
    },
    cover: 'tide-14',
  },
  {
    key: 'long-beam',
    author: 'lighthouse',
    title: { zh: '长光', en: 'The Long Beam' },
    intro: {
      zh: '一篇只讲一门生意：它的成本、客户，和上链以后少掉的那一步。',
      en: 'One trade an essay: its costs, its customers, and the step that falls away on-chain.',
    },
    cover: 'tide-03',
  },
  {
    key: 'harbour-ledger',
    author: 'harbour',
    title: { zh: '港口记事', en: 'Harbour Record' },
    intro: {
      zh: '从维多利亚港看制度如何生长：牌照、沙盒、稳定币与代币化债券。',
      en: 'How rules grow, seen from Victoria Harbour: licences, sandboxes, stablecoins, tokenised bonds.',
    },
    cover: 'tide-19',
  },
  {
    key: 'balanced',
    author: 'ledger-lin',
    title: { zh: '对平', en: 'Balanced' },
    intro: {
      zh: '每篇一张表、一个查询、一个能复核的结论。',
      en: 'One table, one query and one conclusion that you can check, in every piece.',
    },
    cover: 'tide-07',
  },
  {
    key: 'script-notes',
    author: 'block-notes',
    title: { zh: '脚本札记', en: 'Notes on Script' },
    intro: {
      zh: '从操作码到Miniscript，用最少的公式讲比特币怎样表达“谁能花这笔钱”。',
      en: 'From opcodes to Miniscript: how Bitcoin says who may spend, with as few formulas as can be.',
    },
    cover: 'tide-06',
  },
  {
    key: 'night-watch',
    author: 'node-watcher',
    title: { zh: '守夜日志', en: 'Night Watch' },
    intro: {
      zh: '升级、告警、磁盘和凌晨三点：节点运维的真实记录。',
      en: 'Upgrades, alarms, disks and three in the morning: running nodes as it really is.',
    },
    cover: 'tide-20',
  },
  {
    key: 'block-space',
    author: 'gas-meter',
    title: { zh: '区块空间', en: 'Block Space' },
    intro: {
      zh: '手续费为什么涨、blob为什么便宜、二层的账单里究竟有什么。',
      en: 'Why fees rise, why blobs are cheap, and what is really on a rollup’s bill.',
    },
    cover: 'tide-11',
  },
  {
    key: 'clause-by-clause',
    author: 'chain-law',
    title: { zh: '逐条', en: 'Clause by Clause' },
    intro: {
      zh: '一次只读一条：原文、适用对象、例外，以及还没有答案的问题。',
      en: 'One clause at a time: the text, whom it binds, the exceptions, and what it leaves open.',
    },
    cover: 'tide-21',
  },
  {
    key: 'quorum',
    author: 'dao-diary',
    title: { zh: '法定人数', en: 'Quorum' },
    intro: {
      zh: '治理不只是投票。跟着一条提案走完它的一生。',
      en: 'Governance is more than a vote. One proposal followed through its whole life.',
    },
    cover: 'tide-04',
  },
  {
    key: 'between-shores',
    author: 'bridge-keeper',
    title: { zh: '两岸之间', en: 'Between Shores' },
    intro: {
      zh: '消息怎样过桥、由谁作证、出了事谁来等。',
      en: 'How a message crosses, who bears witness, and who waits when it goes wrong.',
    },
    cover: 'tide-09',
  },
  {
    key: 'first-hundred-days',
    author: 'newcomer',
    title: { zh: '上链一百天', en: 'First Hundred Days' },
    intro: {
      zh: '记录一个普通人学会保管助记词的过程，包括所有丢脸的错误。',
      en: 'An ordinary person learns to keep a seed phrase, every embarrassing mistake included.',
    },
    cover: 'tide-22',
  },
  {
    key: 'counter-question',
    author: 'east-wind',
    title: { zh: '反问', en: 'The Question Back' },
    intro: {
      zh: '先把对方的话说清楚，再说不同意在哪里。',
      en: 'First state the other side fairly, then say where it fails.',
    },
    cover: 'tide-23',
  },
];
