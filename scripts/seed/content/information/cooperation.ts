import type { SeedTextBoth } from '../seed-shapes';

interface SeedService {
  key: string;
  name: SeedTextBoth;
  summary: SeedTextBoth;
  includes: readonly SeedTextBoth[];
  leadTime: SeedTextBoth;
}

/** What the sample newsroom offers to partners; the figures are invented and marked as samples. */
export const seedCooperation = {
  services: [
    {
      key: 'event-media',
      name: { zh: '活动媒体合作', en: 'Media partner of an event' },
      summary: {
        zh: '大会、论坛与黑客松的媒体支持：日历收录、现场报道、嘉宾访谈。编辑独立决定报道角度。',
        en: 'For conferences, forums and hackathons: a place in the calendar, reporting from the floor, interviews. The newsroom decides its angle alone.',
      },
      includes: [
        { zh: '活动日历与首页票根位', en: 'Calendar entry and a ticket on the front page' },
        { zh: '现场快讯与一篇综述', en: 'Flashes from the floor and one report' },
        { zh: '主办方可转载的图片', en: 'Pictures that the organiser may reprint' },
      ],
      leadTime: { zh: '提前3周', en: '3 weeks ahead' },
    },
    {
      key: 'sponsored',
      name: { zh: '合作内容', en: 'Sponsored content' },
      summary: {
        zh: '由商务团队制作、标明“合作”的文章或专题，不进入快讯与热榜。',
        en: 'Articles or specials made by the business team, labelled as sponsored, and kept out of flash news and rankings.',
      },
      includes: [
        { zh: '选题会与初稿', en: 'A meeting on the subject and a first draft' },
        { zh: '简繁英三个版本', en: 'Simplified, traditional and English' },
        { zh: '发布后14天的阅读数据', en: 'Readership for 14 days after publication' },
      ],
      leadTime: { zh: '提前10个工作日', en: '10 working days ahead' },
    },
    {
      key: 'advertising',
      name: { zh: '品牌展示', en: 'Advertising' },
      summary: {
        zh: '首页与栏目页的静态展示位，每屏至多一处，不跟踪读者。',
        en: 'Still placements on the front page and section pages, at most one a screen, without tracking readers.',
      },
      includes: [
        { zh: '按周投放，价格公开', en: 'By the week, at published prices' },
        { zh: '交易平台与代币发行须查验牌照', en: 'Exchanges and token issuers show a licence' },
      ],
      leadTime: { zh: '提前5个工作日', en: '5 working days ahead' },
    },
    {
      key: 'data-research',
      name: { zh: '研究与数据', en: 'Research and data' },
      summary: {
        zh: '与高校、研究机构合作的调查和报告，方法与原始数据公开。',
        en: 'Surveys and reports with universities and research groups; methods and raw data are published.',
      },
      includes: [
        { zh: '问卷与样本设计', en: 'Design of questions and sample' },
        { zh: '中英文报告与图表', en: 'A report and charts in Chinese and English' },
      ],
      leadTime: { zh: '提前6周', en: '6 weeks ahead' },
    },
    {
      key: 'syndication',
      name: { zh: '内容授权', en: 'Syndication' },
      summary: {
        zh: '向媒体与应用授权快讯、早报或专栏，含更正同步。',
        en: 'Flash news, the brief or columns licensed to publications and apps, corrections included.',
      },
      includes: [
        { zh: '按语言与栏目授权', en: 'By language and section' },
        { zh: '更正与撤回的推送', en: 'Corrections and withdrawals pushed to you' },
      ],
      leadTime: { zh: '提前2周', en: '2 weeks ahead' },
    },
  ] satisfies readonly SeedService[],
  figures: [
    {
      key: 'readers',
      value: '420,000',
      name: { zh: '月读者', en: 'Monthly readers' },
      note: { zh: '去重后，三种语言合计', en: 'Distinct, all three languages' },
    },
    {
      key: 'articles',
      value: '1,100',
      name: { zh: '月文章与快讯', en: 'Articles and flashes a month' },
      note: { zh: '其中快讯约九成', en: 'Nine in ten are flashes' },
    },
    {
      key: 'minutes',
      value: '4.6',
      name: { zh: '文章平均阅读分钟', en: 'Minutes on an article' },
      note: { zh: '读到文末的比例38%', en: '38% read to the end' },
    },
    {
      key: 'builders',
      value: '46%',
      name: { zh: '从业者与开发者', en: 'Work in the field' },
      note: { zh: '来自年度读者问卷', en: 'From the yearly survey' },
    },
  ] satisfies readonly { key: string; value: string; name: SeedTextBoth; note: SeedTextBoth }[],
  boilerplate: {
    zh: '链潮是一家报道区块链与web3的媒体，以简体中文、繁体中文和英文发布快讯、文章、专栏、专题与活动信息。编辑部与商务团队分开，合作内容一律标明，更正公开可查。',
    en: 'ChainTide covers blockchains and web3 in simplified Chinese, traditional Chinese and English, with flash news, articles, columns, specials and events. The newsroom is separate from the business team, sponsored content is labelled, and corrections are public.',
  },
  assets: [
    {
      key: 'logo',
      name: { zh: '标识，SVG', en: 'Logo, SVG' },
      url: '/brand/logo.svg',
    },
    {
      key: 'icon',
      name: { zh: '图标，SVG', en: 'Icon, SVG' },
      url: '/icon.svg',
    },
    {
      key: 'share',
      name: { zh: '横幅，PNG，1200 × 630', en: 'Banner, PNG, 1200 × 630' },
      url: '/brand/share.png',
    },
  ] satisfies readonly { key: string; name: SeedTextBoth; url: string }[],
};
