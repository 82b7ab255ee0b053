import type { SeedDocument } from './shapes';

/** Sample disclaimer with the privacy section; a deployment puts its own lawyer's here. */
export const seedDisclaimer: SeedDocument = {
  key: 'mianzeshengming',
  title: { zh: '免责声明与隐私说明', en: 'Disclaimer and privacy' },
  lead: {
    zh: '上半部分说明内容的性质、风险和责任范围，下半部分说明我们收集哪些个人信息、为什么、保存多久，以及你的权利。',
    en: 'The first part says what our content is, what the risks are and where our responsibility ends. The second says which personal data we collect, why, for how long, and what your rights are.',
  },
  version: '2.0',
  effectiveDaysAgo: 61,
  sections: [
    {
      key: 'no-advice',
      title: { zh: '一、内容不是建议', en: '1. Content is not advice' },
      body: {
        zh: `本站内容用于新闻报道与知识分享，不构成投资、财务、法律或税务建议，也不构成买卖任何资产的要约。作者观点只代表作者本人。请结合自身情况判断，必要时咨询持牌的专业人士。`,
        en: `What we publish is news and explanation. It is not investment, financial, legal or tax advice, nor an offer to buy or sell anything. Opinions are their authors’. Judge by your own circumstances and, where needed, ask a licensed professional.`,
      },
    },
    {
      key: 'risk',
      title: { zh: '二、风险提示', en: '2. Risk' },
      body: {
        zh: `- 加密资产价格波动剧烈，可能损失全部本金；过往表现不代表未来。
- 链上交易通常不可撤销。私钥或助记词一旦泄露或遗失，资产可能无法找回。
- 智能合约、跨链桥、交易平台与稳定币都可能出现漏洞、挪用或无法兑付。
- 各地法律差别很大，某些服务在你所在地可能受到限制或禁止。

本站及工作人员**绝不会**主动私信索要私钥、助记词、验证码或转账。`,
        en: `- Crypto assets are volatile; you can lose everything you put in. Past results say nothing about future ones.
- Transactions on a chain usually cannot be undone. Once a key or seed phrase is leaked or lost, the assets may be gone for good.
- Contracts, bridges, exchanges and stablecoins can be broken, misused or unable to pay.
- Laws differ widely; some services may be restricted or forbidden where you live.

Neither this site nor its staff will **ever** write to you first to ask for keys, seed phrases, codes or transfers.`,
      },
    },
    {
      key: 'accuracy',
      title: { zh: '三、准确与时效', en: '3. Accuracy and timeliness' },
      body: {
        zh: `我们尽力核实，但消息可能在发布后变化。快讯反映发布时已知的情况；行情与链上数据来自第三方，可能延迟或中断；标明“示例”的数字不是真实行情。发现错误请告诉我们，更正办法见[关于我们](/aboutus#corrections)。`,
        en: `We check as well as we can, but things change after publication. Flash news reflects what was known at the time; market and on-chain data comes from third parties and may be late or missing; figures marked as samples are not a market’s. Tell us of mistakes; how we correct them is described under [About](/en/aboutus#corrections).`,
      },
    },
    {
      key: 'third-parties',
      title: { zh: '四、第三方链接与合作内容', en: '4. Links and sponsored content' },
      body: {
        zh: `站内链接可能通向第三方网站、合约或应用。收录于工具导航不代表推荐，连接钱包前请核对域名与授权范围。合作内容与广告均有标注，其真实性由提供方负责。`,
        en: `Links may lead to sites, contracts or apps of others. A place in our directory of tools is not a recommendation; check the domain and what you permit before you connect a wallet. Sponsored content and advertising are labelled, and whoever provides them answers for them.`,
      },
    },
    {
      key: 'limits',
      title: { zh: '五、责任范围', en: '5. Where our responsibility ends' },
      body: {
        zh: `在法律允许的范围内，因依赖本站内容作出的决定，或因第三方服务、网络故障、不可抗力造成的损失，本站不承担责任。法律规定不得免除的责任不受此限。`,
        en: `As far as the law allows, we are not liable for decisions made on the strength of our content, nor for loss caused by third parties, network failures or force majeure. Liability that the law does not let us exclude is unaffected.`,
      },
    },
    {
      key: 'privacy',
      title: { zh: '六、隐私：我们收集什么', en: '6. Privacy: what we collect' },
      body: {
        zh: `只读不登录，我们不要求你提供任何个人信息。其余情形如下：

| 情形 | 信息 | 用途 | 保存 |
| --- | --- | --- | --- |
| 浏览 | 页面、时间、随机生成的设备编号、IP地址 | 统计阅读量、防范滥用 | 13个月；IP 30天 |
| 注册与登录 | 邮箱、昵称、头像、加密后的密码，或第三方账号标识 | 识别账户、保护安全 | 至注销 |
| 投稿与专栏申请 | 笔名、简介、作品链接、邮箱 | 审核与联系 | 结案后24个月 |
| 购票与办活动 | 订单、票据、联系方式 | 履行合同、退款、开票 | 依法定期限 |
| 合作咨询 | 姓名、机构、邮箱、来信内容 | 答复与跟进 | 结案后24个月 |

支付由支付机构处理，我们不保存银行卡号。我们不收集私钥和助记词，也不需要你连接钱包。`,
        en: `If you only read, we ask for no personal data. Otherwise:

| When | Data | Why | Kept |
| --- | --- | --- | --- |
| Reading | pages, times, a random device number, IP address | counting readers, preventing abuse | 13 months; IP 30 days |
| Registering, logging in | e-mail, nickname, picture, hashed password, or the identifier of another service | knowing and protecting the account | until closed |
| Contributing, applying for a column | pen name, biography, links, e-mail | review and contact | 24 months after the decision |
| Tickets and events | orders, tickets, contact data | the contract, refunds, invoices | as the law requires |
| Enquiries | name, organisation, e-mail, message | answering | 24 months after the last message |

Payments are handled by payment providers; we store no card numbers. We never collect keys or seed phrases, and you need not connect a wallet.`,
      },
    },
    {
      key: 'cookies',
      title: { zh: '七、Cookie与本地存储', en: '7. Cookies and local storage' },
      body: {
        zh: `- 必要：登录凭证、用户编号、语言选择、登录后返回的页面。
- 统计：本地存储中随机生成的设备编号，以及来源渠道参数，用于计数，不用于识别你是谁。

我们不使用跨站广告跟踪。清除浏览器数据即可删除以上内容，语言与登录状态会随之重置。`,
        en: `- Necessary: the login token, the user’s number, the chosen language, the page to return to after logging in.
- Counting: a random device number in local storage and the campaign by which you came; they count readers and do not tell who you are.

We use no cross-site advertising trackers. Clearing your browser’s data removes all of this and resets language and login.`,
      },
    },
    {
      key: 'sharing',
      title: { zh: '八、共享与安全', en: '8. Sharing and security' },
      body: {
        zh: `我们不出售个人信息。只在以下情形提供：受托处理的服务商（托管、邮件、短信、支付）、你报名的活动主办方、依法提出要求的机关。传输全程加密，密码以不可还原的方式保存，内部按岗位授权访问。发生安全事件时，依法通知你与主管机关。`,
        en: `We do not sell personal data. It goes only to processors (hosting, e-mail, text messages, payment), to the organiser of an event that you join, and to authorities with a lawful request. Transport is encrypted, passwords are stored so that they cannot be recovered, and staff see only what their work needs. In case of a breach we notify you and the authorities as the law requires.`,
      },
    },
    {
      key: 'rights',
      title: { zh: '九、你的权利', en: '9. Your rights' },
      body: {
        zh: `你可以查阅、更正、导出或删除自己的信息，撤回同意，注销账户，或反对某项处理。写信到 {mail}，我们在15个工作日内答复；对答复不满意，可以向所在地的监管机构投诉。服务不面向14周岁以下儿童。`,
        en: `You may see, correct, export or delete your data, withdraw consent, close your account, or object to a use. Write to {mail}; we answer within 15 working days, and if you are not content you may complain to your supervisory authority. The service is not meant for children under 14.`,
      },
    },
    {
      key: 'updates',
      title: { zh: '十、更新', en: '10. Updates' },
      body: {
        zh: `本页更新时会更改版本号与生效日期，重大变更至少提前15日在[公告](/notice)说明。`,
        en: `When this page changes, so do its version and date; important changes are announced among the [notices](/en/notice) at least 15 days ahead.`,
      },
    },
  ],
};
