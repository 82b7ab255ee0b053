import type { SeedNotice } from './shapes';

/** Announcements of the sample newsroom. */
export const seedNotices: readonly SeedNotice[] = [
  {
    key: 'impersonation',
    kind: 'service',
    isPinned: true,
    daysAgo: 12,
    title: {
      zh: '防骗提醒：我们不会私信索要助记词',
      en: 'Scam warning: we never ask for seed phrases',
    },
    summary: {
      zh: '近期有人冒用编辑部名义私信读者。真正的工作人员不会先私信你，也不会索要私钥、验证码或转账。',
      en: 'Somebody has been writing to readers in our name. Real staff never message you first and never ask for keys, codes or transfers.',
    },
    body: {
      zh: `近几周，我们收到读者转来的冒充信息：对方自称“链潮编辑”，以约稿、空投或“账户异常”为由，要求填写助记词或连接钱包。

请记住三点：

1. 我们的社群和频道只有[社群页](/home_shequn)列出的那些；
2. 工作人员不会先私信你，不会索要私钥、助记词、验证码，也不会请你转账；
3. 约稿只通过邮件联系，发件地址与[关于我们](/aboutus#contact)一致。

如果已经泄露助记词，请立即把资产转到新建的钱包，并在[意见反馈](/feed_back)里把截图发给我们。`,
      en: `In recent weeks readers have sent us messages from people posing as our editors. They speak of a commission, an airdrop or a “problem with your account” and ask for a seed phrase or a wallet connection.

Three things to remember:

1. Our only groups and channels are those on the [community page](/en/home_shequn);
2. staff never message you first, and never ask for keys, seed phrases, codes or transfers;
3. commissions come by e-mail alone, from the address given under [About](/en/aboutus#contact).

If you have given away a seed phrase, move your assets to a new wallet at once, and send us screenshots on the [feedback page](/en/feed_back).`,
    },
  },
  {
    key: 'english-edition',
    kind: 'newsroom',
    isPinned: false,
    daysAgo: 3,
    title: { zh: '英文版每日更新', en: 'The English edition now appears daily' },
    summary: {
      zh: '英文版不再只是精选：快讯、早报与大部分文章当天提供英文，没有英文的会标明并显示中文原文。',
      en: 'English is no longer a selection: flash news, the morning brief and most articles appear the same day, and what has no English yet says so and shows the Chinese.',
    },
    body: {
      zh: `从本周起，英文版与中文版同步更新。快讯和八点早报当天提供英文，文章由编辑翻译并署名。

还没有英文的文章照常显示中文原文，并在标题上方注明。语言可以在页眉随时切换，你的选择会被记住。`,
      en: `From this week the English edition is updated together with the Chinese. Flash news and the eight o’clock brief come in English the same day, and articles are translated and signed by an editor.

Articles without English show the Chinese text with a note above the title. The language can be changed in the header at any time, and your choice is kept.`,
    },
  },
  {
    key: 'maintenance',
    kind: 'service',
    isPinned: false,
    daysAgo: 9,
    title: { zh: '数据库维护已完成', en: 'Database maintenance is done' },
    summary: {
      zh: '周日凌晨的维护按计划完成，其间投稿与登录暂停26分钟，阅读未受影响。',
      en: 'The maintenance of early Sunday went as planned. Writing and logging in were paused for 26 minutes; reading was not affected.',
    },
    body: {
      zh: `维护在UTC+8凌晨03:00开始，03:26结束，比预告提前34分钟。其间提交的草稿都已保存，没有丢失。

如果你在那段时间收到“登录已失效”的提示，重新登录即可。`,
      en: `It began at 03:00 (UTC+8) and ended at 03:26, 34 minutes earlier than announced. Drafts sent in that time were kept; none was lost.

If you were told that your login had ended, simply log in again.`,
    },
  },
  {
    key: 'correction-staking',
    kind: 'correction',
    isPinned: false,
    daysAgo: 17,
    title: {
      zh: '更正：质押专题中的一处单位错误',
      en: 'Correction: a wrong unit in the staking special',
    },
    summary: {
      zh: '图表把“每年”误写成“每月”，已改正并注明时间，结论不受影响。',
      en: 'A chart said “per month” where “per year” was right. It is corrected and dated; the conclusion stands.',
    },
    body: {
      zh: `质押专题的示例图表中，纵轴单位误写为“每月”，应为“每年”。读者来信指出后，我们于当天改正，并在图下注明更正时间。

正文的计算使用的是正确单位，结论不变。感谢来信的读者。`,
      en: `In a sample chart of the staking special, the vertical axis read “per month” and should have read “per year”. A reader wrote to us; we corrected it the same day and dated the correction under the chart.

The text had used the right unit, so its conclusion stands. Our thanks to the reader.`,
    },
  },
  {
    key: 'column-rules',
    kind: 'rules',
    isPinned: false,
    daysAgo: 31,
    title: { zh: '专栏入驻规则调整', en: 'New rules for column applications' },
    summary: {
      zh: '申请只需一至三篇作品链接，答复期限缩短为三个工作日，未通过的会写明理由。',
      en: 'One to three links are enough, answers come within three working days, and a refusal gives its reason.',
    },
    body: {
      zh: `根据作者的建议，[专栏入驻](/gw_ruzhu)作三处调整：

- 作品材料从“五篇以上”改为“一至三篇链接”；
- 答复期限从七个工作日缩短为三个工作日；
- 申请状态可以凭编号和邮箱随时查询，未通过的写明理由，修改后可以再次申请。

已提交的申请按新规则处理。`,
      en: `Following writers’ suggestions, three things change for [column applications](/en/gw_ruzhu):

- instead of five texts, one to three links are enough;
- answers come within three working days instead of seven;
- the status can be looked up with the reference and the e-mail address at any time; a refusal gives its reason, and you may apply again.

Applications already sent are handled by the new rules.`,
    },
  },
  {
    key: 'terms-2',
    kind: 'rules',
    isPinned: false,
    daysAgo: 76,
    title: { zh: '服务条款与隐私说明更新至2.0版', en: 'Terms and privacy, version 2.0' },
    summary: {
      zh: '新增活动退款、申诉复核与数据保存期限的说明，发布15日后生效。',
      en: 'They now cover event refunds, appeals and how long data is kept, and take effect 15 days after this notice.',
    },
    body: {
      zh: `[服务条款](/fuwutiaokuan)与[隐私说明](/mianzeshengming#privacy)更新至2.0版，主要变化：

- 写明活动门票的默认退款规则；
- 内容处理须说明理由，申诉由另一位编辑复核；
- 逐项列出收集的信息、用途与保存期限。

新版在本公告发布15日后生效。不同意的，可以在生效前注销账户。`,
      en: `The [terms of service](/en/fuwutiaokuan) and the [privacy section](/en/mianzeshengming#privacy) are now version 2.0. What is new:

- the default refund rules for event tickets;
- measures come with reasons, and another editor reviews appeals;
- a list of the data collected, why, and how long it is kept.

They take effect 15 days after this notice. If you disagree, you may close your account before then.`,
    },
  },
  {
    key: 'feeds',
    kind: 'service',
    isPinned: false,
    daysAgo: 104,
    title: { zh: '快讯时间线支持分类筛选', en: 'The flash timeline can be filtered' },
    summary: {
      zh: '原创、链上、融资、政策、市场与重要，六个分类各有自己的地址，可以收藏和分享。',
      en: 'Original, on-chain, financing, policy, market and important: each has an address of its own to keep and to share.',
    },
    body: {
      zh: `[快讯](/home_kuaixun)现在可以只看一类：原创、链上、融资、政策、市场，或者只看标为“重要”的消息。每个分类都有固定地址，不依赖脚本，也有自己的后续页。`,
      en: `[Flash news](/en/home_kuaixun) can now show one category alone: original, on-chain, financing, policy, market, or what is marked “important”. Each has a lasting address, needs no script and has its own further pages.`,
    },
  },
  {
    key: 'opening',
    kind: 'newsroom',
    isPinned: false,
    daysAgo: 130,
    title: { zh: '链潮上线', en: 'ChainTide opens' },
    summary: {
      zh: '一家写区块链与web3的媒体今天开门：三种文字，一个标准，欢迎挑错。',
      en: 'A publication about blockchains and web3 opens today: three scripts, one standard, and corrections welcome.',
    },
    body: {
      zh: `今天起，链潮以简体中文、繁体中文和英文向公众开放。我们怎样选题、怎样核实、怎样更正，都写在[关于我们](/aboutus)里，欢迎对照检查。

目前页面上的作者、专栏、活动与行情数字为示例，逐处标明，会随着真实内容的加入而替换。`,
      en: `From today ChainTide is open to the public in simplified Chinese, traditional Chinese and English. How we choose, check and correct is written down under [About](/en/aboutus); please hold us to it.

The authors, columns, events and market figures on the pages are samples for now, marked where they stand, and give way as real content arrives.`,
    },
  },
];
