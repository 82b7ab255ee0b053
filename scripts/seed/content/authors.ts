import type { SeedAuthor } from './seed-shapes';

/** Authors of the sample newsroom: pen names, each marked as a sample, no real persons. */
export const seedAuthors: readonly SeedAuthor[] = [
  {
    key: 'tide-desk',
    nickname: { zh: '潮汐编辑部（示例）', en: 'The Tide Desk (sample)' },
    bio: {
      zh: '链潮示例编辑部。值守快讯，也写每天早上八点的那一页。',
      en: 'The sample newsroom’s desk. Minds the flash wire and writes the page of eight o’clock.',
    },
    level: 6,
    avatar: 'face-01',
  },
  {
    key: 'lighthouse',
    nickname: { zh: '灯塔观察（示例）', en: 'Lighthouse Notes (sample)' },
    bio: {
      zh: '站得高一点，看得慢一点。写产业与长周期。',
      en: 'Stands a little higher and looks a little longer. Industry and slow cycles.',
    },
    level: 5,
    avatar: 'face-02',
  },
  {
    key: 'harbour',
    nickname: { zh: '维港夜航（示例）', en: 'Harbour by Night (sample)' },
    bio: {
      zh: '写香港与亚洲的虚拟资产制度，也写港口城市里的人和会。',
      en: 'Virtual-asset rules in Hong Kong and Asia, and the meetings of harbour cities.',
    },
    level: 5,
    avatar: 'face-03',
  },
  {
    key: 'ledger-lin',
    nickname: { zh: '账本小林（示例）', en: 'Lin of the Ledger (sample)' },
    bio: {
      zh: '把链上数据当账本读：先对平，再下结论。',
      en: 'Reads chain data as a ledger: balance it first, conclude afterwards.',
    },
    level: 4,
    avatar: 'face-04',
  },
  {
    key: 'block-notes',
    nickname: { zh: '区块手记（示例）', en: 'Block Notes (sample)' },
    bio: {
      zh: '比特币协议与脚本的长期笔记，偶尔跑偏到密码学史。',
      en: 'A long notebook on Bitcoin’s protocol and Script, straying into the history of ciphers.',
    },
    level: 4,
    avatar: 'face-05',
  },
  {
    key: 'node-watcher',
    nickname: { zh: '节点守望者（示例）', en: 'Node Watcher (sample)' },
    bio: {
      zh: '自己跑节点，自己看日志。关注客户端多样性与质押运维。',
      en: 'Runs the nodes and reads the logs. Client diversity and the craft of staking.',
    },
    level: 4,
    avatar: 'face-06',
  },
  {
    key: 'gas-meter',
    nickname: { zh: '燃气表（示例）', en: 'Gas Meter (sample)' },
    bio: {
      zh: '手续费、区块空间与二层数据成本，一格一格地量。',
      en: 'Fees, block space and the data bill of layer 2, measured notch by notch.',
    },
    level: 3,
    avatar: 'face-07',
  },
  {
    key: 'chain-law',
    nickname: { zh: '链上法条（示例）', en: 'Clause by Clause (sample)' },
    bio: {
      zh: '读法规原文的人。本栏内容是新闻与解释，不构成法律意见。',
      en: 'Reads the statute itself. News and explanation only, never legal advice.',
    },
    level: 4,
    avatar: 'face-08',
  },
  {
    key: 'dao-diary',
    nickname: { zh: '提案日记（示例）', en: 'Proposal Diary (sample)' },
    bio: {
      zh: '旁听治理论坛，记录一条提案从争吵到执行的全过程。',
      en: 'Sits in on governance forums and follows one proposal from quarrel to execution.',
    },
    level: 3,
    avatar: 'face-09',
  },
  {
    key: 'bridge-keeper',
    nickname: {
      zh: '守桥人与他的跨链消息、多签阈值、挑战期以及所有还没有到账的交易（示例）',
      en: 'The Keeper of Bridges, Thresholds and Withdrawals Not Yet Arrived (sample)',
    },
    bio: {
      zh: '跨链桥与互操作协议。名字很长，提款更长。',
      en: 'Bridges and interoperability. A long name; the withdrawals are longer.',
    },
    level: 3,
    avatar: 'face-10',
  },
  {
    key: 'newcomer',
    nickname: { zh: '初来乍到（示例）', en: 'New Here (sample)' },
    bio: {
      zh: '第一次用钱包的人写给第一次用钱包的人。',
      en: 'A first-time wallet user writing for first-time wallet users.',
    },
    level: 2,
    avatar: 'face-11',
  },
  {
    key: 'east-wind',
    nickname: { zh: '东风不与（示例）', en: 'East Wind (sample)' },
    bio: {
      zh: '写评论，喜欢反问。观点属于作者本人。',
      en: 'Writes opinion and likes to ask back. Views are the author’s own.',
    },
    level: 1,
    avatar: 'face-12',
  },
];
