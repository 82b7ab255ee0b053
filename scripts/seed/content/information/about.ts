import type { SeedDocument } from './shapes';

/** Who the sample newsroom is and how it works. */
export const seedAbout: SeedDocument = {
  key: 'aboutus',
  title: { zh: '关于链潮', en: 'About ChainTide' },
  lead: {
    zh: '链潮报道区块链与web3：协议怎样改，规则怎样定，钱往哪里去，普通人会遇到什么。我们只写核实过的事，写错了就公开更正。',
    en: 'ChainTide covers blockchains and web3: how protocols change, how rules are made, where money moves, and what it means for people. We print what we have checked, and when we are wrong we say so in public.',
  },
  version: '1.2',
  effectiveDaysAgo: 96,
  sections: [
    {
      key: 'who',
      title: { zh: '我们是谁', en: 'Who we are' },
      body: {
        zh: `链潮是一家中英双语的行业媒体，简体、繁体与英文同步发布。编辑部分成三组：快讯组全天盯链上与政策动态，深度组写文章和专题，活动组负责现场报道与日历。

我们的读者里有工程师、研究员、从业者，也有刚装好第一个钱包的人。写给他们的是同一篇文章：术语第一次出现时解释清楚，数字写明来源，结论写明条件。

本站目前展示的作者、专栏、活动和行情数字都是**示例**，用来说明各个版面怎样工作，页面上逐处注明。`,
        en: `ChainTide is a trade publication in Chinese and English; simplified Chinese, traditional Chinese and English appear together. The newsroom has three desks: the flash desk follows chains and policy around the clock, the features desk writes articles and specials, and the events desk reports from the floor and keeps the calendar.

Our readers are engineers, researchers and people who work in the field, and people who have just set up a first wallet. They get the same article: terms are explained where they first appear, figures name their source, and conclusions name their conditions.

The authors, columns, events and market figures shown on this site at present are **samples** that show how each page works; they are marked as such where they stand.`,
      },
    },
    {
      key: 'choosing',
      title: { zh: '怎样选题', en: 'How we choose' },
      body: {
        zh: `一条消息能不能上，先问三个问题：

1. 它会改变谁的决定？只改变币价的情绪，不够。
2. 我们能不能看到原始材料——交易、代码提交、法规原文、公司公告，或者当事人本人的说法？
3. 读者看完以后，能不能自己去核对？

快讯追求快，但不抢在核实之前。标注“重要”的快讯须由两名编辑确认。文章从提交到审核结束，一般需要40至50分钟。`,
        en: `Before a story runs we ask three things:

1. Whose decision does it change? A mood about a price is not enough.
2. Can we see the original: the transaction, the commit, the text of the law, the company’s own notice, or the person concerned?
3. Can the reader check it afterwards?

Flash news is meant to be fast, but never faster than the check. A flash marked “important” needs two editors. An article usually takes 40 to 50 minutes from submission to the end of its review.`,
      },
    },
    {
      key: 'sources',
      title: { zh: '来源与核实', en: 'Sources and checks' },
      body: {
        zh: `- 事实至少有一个原始来源，争议性的事实至少有两个互相独立的来源。
- 匿名消息只在信息重要、无法公开取得、且编辑知道对方身份时使用，并在文中说明为什么匿名。
- 链上数据注明区块高度或时间；图表注明数据来源与截止时间。
- 引用他人报道时链接到原文，不把转述写成自己的采访。
- 使用自动工具翻译或整理的内容，由编辑逐句核对后署编辑的名字。`,
        en: `- Every fact has at least one original source; a disputed one has two that do not depend on each other.
- Anonymous sources are used only where the information matters, cannot be had openly, and the editor knows who speaks. The text says why the name is withheld.
- On-chain data names the block or the time; charts name their source and cut-off.
- Other people’s reporting is linked, and never retold as our own.
- Text prepared with automatic tools is checked sentence by sentence by an editor, who signs it.`,
      },
    },
    {
      key: 'independence',
      title: { zh: '独立与利益披露', en: 'Independence and disclosure' },
      body: {
        zh: `广告、活动与合作由商务团队负责，与编辑部分开办公、分开考核。合作内容一律标明“合作”，不进入快讯和热榜。

编辑和记者不得交易自己正在报道的资产；持有相关资产的，须在文末披露。任何人都不能用投放换取报道、换取删稿，或者提前看到稿件。`,
        en: `Advertising, events and partnerships are the business team’s work, with its own rooms and its own targets. Sponsored content always says so, and never enters flash news or the rankings.

Editors and reporters do not trade what they are reporting on; those who hold it say so at the end of the text. Nobody can buy coverage, the removal of an article, or an early look at one.`,
      },
    },
    {
      key: 'corrections',
      title: { zh: '更正', en: 'Corrections' },
      body: {
        zh: `发现错误，请写信到 {mail}，或在[意见反馈](/feed_back)里告诉我们。影响理解的错误会在文章里写明改了什么、何时改的；快讯更新后保留旧文；须撤回的内容留下说明，而不是悄悄消失。重要更正同时在[公告](/notice)里列出。`,
        en: `If you find a mistake, write to {mail} or tell us on the [feedback page](/en/feed_back). Where a mistake changes the meaning, the article says what was changed and when; an updated flash keeps its old text; what has to be withdrawn leaves a note behind and does not vanish. Important corrections are also listed among the [notices](/en/notice).`,
      },
    },
    {
      key: 'contact',
      title: { zh: '联系我们', en: 'Contact' },
      body: {
        zh: `- 新闻线索与更正：{mail}
- 商务与媒体合作：[商务合作](/home_hz)
- 成为专栏作者：[专栏入驻](/gw_ruzhu)
- 读者社群：[社群](/home_shequn)`,
        en: `- News and corrections: {mail}
- Business and media: [Cooperation](/en/home_hz)
- Write a column: [Apply for a column](/en/gw_ruzhu)
- Readers’ groups: [Community](/en/home_shequn)`,
      },
    },
  ],
};
