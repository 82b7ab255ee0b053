import type { SeedDocument } from './shapes';

/** The rules of the community groups. */
export const seedCommunityRules: SeedDocument = {
  key: 'home_shequn',
  title: { zh: '社群', en: 'Community' },
  lead: {
    zh: '在这里和编辑、作者、读者说上话。频道只发编辑部的消息，群组供大家讨论，各地分群有自己的语言和时区。',
    en: 'Where editors, writers and readers talk. Channels carry the newsroom’s messages alone, groups are for discussion, and regional groups keep their own language and hours.',
  },
  version: '1.0',
  effectiveDaysAgo: 120,
  sections: [
    {
      key: 'welcome',
      title: { zh: '欢迎这样说话', en: 'How we talk' },
      body: {
        zh: `- 说事实，附来源；不确定就写“听说”或“我猜”。
- 不同意观点可以，攻击人不行。新人的问题不会太简单。
- 中文、英文都欢迎，分群以当地语言为主。
- 分享自己的项目，请写明你和它的关系，并发到“展示”话题里。`,
        en: `- State facts with their source; say “I heard” or “I guess” where you are not sure.
- Argue with opinions, not with people. No beginner’s question is too simple.
- Chinese and English are both welcome; regional groups keep their own language.
- When you show your own project, say what you have to do with it, and use the showcase topic.`,
      },
    },
    {
      key: 'never',
      title: { zh: '不可以', en: 'What is not allowed' },
      body: {
        zh: `- 喊单、带单、承诺收益、拉人头；
- 冒充工作人员、管理员或项目方；
- 发送来历不明的文件、合约或“空投”链接；
- 骚扰、仇恨言论、公开他人的住址、证件等私人信息；
- 反复刷屏，包括用机器人加人。`,
        en: `- trading signals, promised returns, referral schemes;
- posing as staff, moderators or a project;
- files, contracts or “airdrop” links of unknown origin;
- harassment, hate, and other people’s private data;
- flooding, and adding people by bots.`,
      },
    },
    {
      key: 'scams',
      title: { zh: '认清真假', en: 'Telling us from a scam' },
      body: {
        zh: `工作人员**不会**先私信你，不会索要私钥、助记词、验证码，也不会请你转账或“验证钱包”。只有本页列出的地址是我们的；不在这里的，一律当作假冒。遇到冒充者，请截图发到 {mail}。`,
        en: `Staff will **never** message you first, ask for keys, seed phrases or codes, or have you send funds or “verify a wallet”. Only the addresses on this page are ours; treat any other as false. If somebody poses as us, send a screenshot to {mail}.`,
      },
    },
    {
      key: 'moderation',
      title: { zh: '管理', en: 'Moderation' },
      body: {
        zh: `管理员先提醒，再禁言一天，再移出群组；诈骗与威胁直接移出。觉得处理不公，可以在7日内写信申诉，由另一位管理员复核。管理员名单与处理记录每季度公开一次。`,
        en: `Moderators warn first, then mute for a day, then remove; fraud and threats are removed at once. If you find that unfair, appeal by mail within 7 days and another moderator looks at it. The list of moderators and what they did is published each quarter.`,
      },
    },
  ],
};
