import type { SeedDocument } from './shapes';

/** How the sample newsroom's work may be used, and what to do about an infringement. */
export const seedCopyright: SeedDocument = {
  key: 'copyright',
  title: { zh: '版权声明', en: 'Copyright' },
  lead: {
    zh: '欢迎引用，转载先问，侵权必处理。这里写明哪些可以直接用，哪些须要授权，以及发现侵权时怎样通知我们。',
    en: 'Quote us freely, ask before you reprint, and tell us of any infringement. This page says what may be used as it is, what needs permission, and how to notify us.',
  },
  version: '1.1',
  effectiveDaysAgo: 96,
  sections: [
    {
      key: 'ours',
      title: { zh: '归属', en: 'What belongs to whom' },
      body: {
        zh: `本站署名文章的著作权归作者或本站所有，版式、图表、封面、标识和数据汇编归本站所有。开源项目的文档、法规原文和他人作品的摘录，权利归原权利人，文中注明出处与许可。`,
        en: `Signed articles belong to their authors or to this site; layout, charts, covers, logo and compiled data belong to this site. Documents of open-source projects, the text of laws and excerpts from other works belong to their owners, who are named with the licence.`,
      },
    },
    {
      key: 'quoting',
      title: { zh: '可以直接引用', en: 'What you may quote' },
      body: {
        zh: `为介绍、评论、研究或报道新闻，你可以不经许可适当引用，但须同时做到：

- 引用部分不超过原文的五分之一，且不超过500字；
- 写明作者、标题和“链潮”，线上引用附上原文链接；
- 不改变原意，不删去更正与风险提示。

快讯标题与链接可以自由分享。RSS与JSON Feed供个人阅读使用，不得整站转存。`,
        en: `To introduce, review, study or report, you may quote without asking, provided that

- the quotation is at most a fifth of the text and at most 300 English words or 500 Chinese characters;
- the author, the title and ChainTide are named, with a link where you publish online;
- the meaning is kept, and corrections and risk notes are not cut away.

Headlines and links of flash news may be shared freely. RSS and JSON feeds are for personal reading, not for copying the whole site.`,
      },
    },
    {
      key: 'reprinting',
      title: { zh: '转载与授权', en: 'Reprints and licences' },
      body: {
        zh: `整篇转载、翻译、改编、收录成册，或用于训练与出售的数据集，须事先取得书面授权。请写信到 {mail}，说明用在哪里、以什么形式、从何时起。我们通常在两个工作日内答复。

获得授权的转载须保留署名、首发时间、原文链接和利益披露，原文更正后须同步更正。`,
        en: `Reprinting, translating, adapting or collecting whole texts, and using them in data sets for training or sale, needs written permission in advance. Write to {mail} and say where, in which form and from when. We usually answer within two working days.

Permitted reprints keep the byline, the time of first publication, the link and the disclosures, and follow corrections of the original.`,
      },
    },
    {
      key: 'contributors',
      title: { zh: '投稿人与专栏作者', en: 'Contributors and columnists' },
      body: {
        zh: `作者保留著作权，并授权本站在各语言版本、App、摘要邮件与社交媒体上发布、编辑、翻译和推荐。作者须保证内容原创，或已取得所引材料的许可。离开平台的作者可以要求停止展示其文章，已发生的合法转载除外。`,
        en: `Authors keep their copyright and allow this site to publish, edit, translate and recommend the work in all its editions, in the app, in digests and on social media. They vouch that the work is their own or that they have permission for what they use. Authors who leave may ask us to stop showing their work; lawful reprints made before then remain.`,
      },
    },
    {
      key: 'takedown',
      title: { zh: '侵权通知', en: 'Notice of infringement' },
      body: {
        zh: `如果你认为本站内容侵犯了你的权利，请写信到 {mail}，并附上：

1. 你的姓名或机构名称、联系方式，以及权利证明；
2. 涉嫌侵权内容的网址；
3. 你的作品名称、首次发表的时间和地点；
4. 你对通知内容真实性负责的声明与签名。

我们在两个工作日内核对并回复。确属侵权的，删除或断开链接，并告知发布者；发布者可以提交不侵权的说明，我们会转达给你。`,
        en: `If you believe that something here infringes your rights, write to {mail} with

1. your name or organisation, how to reach you, and proof of your rights;
2. the address of the material;
3. the title of your work, and when and where it first appeared;
4. a signed statement that your notice is true.

We check and answer within two working days. Where there is an infringement we remove or unlink the material and tell who published it; they may object, and we pass the objection on to you.`,
      },
    },
    {
      key: 'marks',
      title: { zh: '名称与标识', en: 'Names and marks' },
      body: {
        zh: `新闻报道中可以使用本站名称和标识来指称本站。标识文件见[媒体资料](/home_hz#media-kit)，请勿变形、改色，或暗示本站为你的产品背书。文中出现的其他名称与商标属于各自所有人。`,
        en: `You may use our name and logo to refer to us when reporting. The files are in the [media kit](/en/home_hz#media-kit); please do not distort or recolour them or suggest that we endorse your product. Other names and marks belong to their owners.`,
      },
    },
  ],
};
