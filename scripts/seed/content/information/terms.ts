import type { SeedDocument } from './shapes';

/** Sample terms of service; a deployment puts its own lawyer's here. */
export const seedTerms: SeedDocument = {
  key: 'fuwutiaokuan',
  title: { zh: '服务条款', en: 'Terms of service' },
  lead: {
    zh: '这些条款说明你和链潮各自的权利与义务。阅读本站无须注册；注册、投稿、办活动或购票，即表示同意本条款。',
    en: 'These terms say what you and ChainTide owe each other. Reading needs no account; by registering, contributing, holding an event or buying a ticket you agree to them.',
  },
  version: '2.0',
  effectiveDaysAgo: 61,
  sections: [
    {
      key: 'service',
      title: { zh: '一、我们提供什么', en: '1. What we offer' },
      body: {
        zh: `链潮提供新闻、快讯、专栏、专题、工具导航、活动信息与报名，以及投稿、收藏、关注等账户功能。内容以简体中文、繁体中文和英文提供，译本有出入的，以首发语言的版本为准。

服务面向公众免费开放。个别活动收费，价格与退款规则在付款前列明。`,
        en: `ChainTide offers news, flash news, columns, specials, a directory of tools, event listings and registration, and account functions such as writing, collecting and following. Content appears in simplified Chinese, traditional Chinese and English; where translations differ, the language of first publication governs.

The service is free to the public. Some events cost money; the price and the refund rules are shown before payment.`,
      },
    },
    {
      key: 'account',
      title: { zh: '二、账户', en: '2. Your account' },
      body: {
        zh: `- 注册须年满18周岁，或在监护人同意下使用；信息须真实，一个邮箱只能注册一个账户。
- 妥善保管密码与验证码。发现异常登录，请立即修改密码并告知我们。
- 用户等级按内容质量与资质评定，不出售、不转让；具体权益见[专栏入驻](/gw_ruzhu#levels)。
- 你可以随时注销账户。注销后个人资料删除，已发布的文章可选择保留署名、匿名或删除。`,
        en: `- You are at least 18, or a guardian agrees; what you tell us is true; one e-mail address has one account.
- Keep your password and codes to yourself. If someone else has signed in, change the password at once and tell us.
- Levels are given for quality and proof, never sold or passed on; what they bring is explained under [Apply for a column](/en/gw_ruzhu#levels).
- You may close your account at any time. Personal data is then deleted; published articles can keep your name, lose it, or be removed, as you choose.`,
      },
    },
    {
      key: 'content',
      title: { zh: '三、你发布的内容', en: '3. What you publish' },
      body: {
        zh: `你对自己发布的文章、评论、活动与资料负责，并保证不含以下内容：

- 违反适用法律法规，或侵犯他人著作权、隐私、名誉的内容；
- 编造的消息、冒充他人、隐瞒利益关系的推广；
- 招揽投资、承诺收益、组织喊单，或引导他人转账；
- 钓鱼链接、恶意程序，以及诱导泄露私钥或助记词的内容。

你授予本站在各版本与推广渠道中发布、编辑排版、翻译和存档的非独占许可，详见[版权声明](/copyright)。`,
        en: `You answer for the articles, comments, events and files that you publish, and vouch that they contain

- nothing unlawful, and nothing that infringes copyright, privacy or reputation;
- no invented news, no impersonation, no promotion that hides an interest;
- no solicitation of investment, no promised returns, no trading signals, no requests to transfer funds;
- no phishing, no malware, and nothing that would make people give away keys or seed phrases.

You give this site a non-exclusive licence to publish, lay out, translate and archive it in all editions and in promotion; see [Copyright](/en/copyright).`,
      },
    },
    {
      key: 'review',
      title: { zh: '四、审核与处理', en: '4. Review and measures' },
      body: {
        zh: `文章与活动须经审核，一般在40至50分钟内完成，高峰时段可能更久。未通过的会说明原因，可以修改后重新提交。

对违反条款的内容，我们可以要求修改、限制展示、撤回，或视情节暂停、终止账户。除紧急情形外，处理前会通知你并给出理由；你可以在15日内写信到 {mail} 申诉，由未参与原处理的编辑复核。`,
        en: `Articles and events are reviewed, usually within 40 to 50 minutes and at busy times later. What is not approved comes with a reason and can be revised and sent again.

Where content breaks these terms we may ask for changes, limit or withdraw it, or suspend or close the account, as the case deserves. Except in urgent cases you are told first, with reasons; you may appeal within 15 days to {mail}, and an editor who had no part in the decision looks at it again.`,
      },
    },
    {
      key: 'events',
      title: { zh: '五、活动与门票', en: '5. Events and tickets' },
      body: {
        zh: `活动由页面所列主办方负责，本站提供发布、报名与收款工具。购票合同在你与主办方之间成立。

除主办方另有更宽的规定外：开始前72小时以上退全款，72至24小时退一半，24小时以内不退；活动取消一律全额退款；时间或地点变更后，持票人可以在通知所列期限内退票。`,
        en: `An event is the responsibility of the organiser named on its page; this site provides listing, registration and payment. The contract for a ticket is between you and the organiser.

Unless the organiser offers more: a full refund until 72 hours before the start, half until 24 hours before, none after that; always a full refund when the event is cancelled; and after a change of time or place, a refund within the period given in the notice.`,
      },
    },
    {
      key: 'use',
      title: { zh: '六、合理使用', en: '6. Fair use' },
      body: {
        zh: `请勿绕过访问限制、批量抓取、探测漏洞后加以利用，或干扰服务运行。善意的安全研究欢迎报告：写信到 {mail}，在修复前请勿公开，我们不会因此追究。公开接口有频率限制，超过后会收到提示。`,
        en: `Do not get around limits, scrape in bulk, exploit weaknesses or disturb the service. Security research in good faith is welcome: report to {mail}, keep it private until it is mended, and we will not pursue you for it. Public interfaces are rate-limited and say so when the limit is reached.`,
      },
    },
    {
      key: 'liability',
      title: { zh: '七、责任', en: '7. Liability' },
      body: {
        zh: `我们以应有的谨慎提供服务，但不保证服务不中断或内容绝无错误。本站内容不构成投资、法律或税务建议，详见[免责声明](/mianzeshengming)。

在法律允许的范围内，因使用免费服务造成的间接损失、预期收益损失，本站不承担责任；因故意或重大过失造成的损失，以及人身损害，不在此限。消费者依法享有的权利不因本条款减损。`,
        en: `We provide the service with due care but do not promise that it never stops or that content is never wrong. Nothing here is investment, legal or tax advice; see the [Disclaimer](/en/mianzeshengming).

As far as the law allows we are not liable for indirect loss or lost profit from the free service; this does not apply to intent, gross negligence or personal injury. What the law gives to consumers is not reduced.`,
      },
    },
    {
      key: 'changes',
      title: { zh: '八、变更、终止与争议', en: '8. Changes, ending and disputes' },
      body: {
        zh: `条款如有重大变更，至少提前15日在[公告](/notice)发布；不同意的，可以在生效前停止使用并注销账户。

本条款的解释与争议适用运营者所在地法律。双方先行协商；协商不成的，提交运营者所在地有管辖权的法院。条款中某一项无效，不影响其他各项。`,
        en: `Important changes are announced among the [notices](/en/notice) at least 15 days ahead; if you disagree, you may stop using the service and close your account before they take effect.

These terms are governed by the law of the operator’s seat. We try to settle disputes by talking; failing that, the competent court at that seat decides. If one clause is void, the others stand.`,
      },
    },
    {
      key: 'contact',
      title: { zh: '九、联系', en: '9. Contact' },
      body: {
        zh: `对条款有疑问，请写信到 {mail}。`,
        en: `Questions about these terms go to {mail}.`,
      },
    },
  ],
};
