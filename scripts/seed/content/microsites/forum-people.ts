import { partner, speaker, t } from './site-shapes';

/** Invented people of the sample forum series; each edition chooses some. */
const people = [
  speaker(
    'han-yulan',
    t('韩玉澜', 'Han Yulan'),
    t('银行结算业务主管', 'Head of settlement'),
    t('海岸银行', 'Coast Bank'),
    t(
      '二十年都在做同一件事：让一笔钱在两本账上同时改过来。她对链的兴趣从一次周末对不上账开始。',
      'Has done one thing for twenty years: having the same money change in two ledgers at once. Her interest in chains began with a weekend when they did not agree.',
    ),
  ),
  speaker(
    'daniel-oyelaran',
    t('丹尼尔·奥耶拉兰', 'Daniel Oyelaran'),
    t('合规律师', 'Compliance lawyer'),
    t('三码头律师行', 'Three Piers Chambers'),
    t(
      '替发行人写过披露文件，也替投资人挑过披露文件的毛病。开口第一句通常是“先看定义条款”。',
      'Has written disclosure documents for issuers and found fault with them for investors. Usually begins: “First, the definitions.”',
    ),
  ),
  speaker(
    'wen-jiaqi',
    t('闻嘉琪', 'Wen Jiaqi'),
    t('托管产品负责人', 'Head of custody'),
    t('深水托管', 'Deepwater Custody'),
    t(
      '管着一间没有窗户的屋子和里面的签名机。她的演讲里永远有一页叫“如果我明天不来上班”。',
      'Looks after a room without windows and the signing machine in it. Every talk of hers has a page called “If I do not come to work tomorrow”.',
    ),
  ),
  speaker(
    'farah-al-amiri',
    t('法拉·阿米里', 'Farah Al Amiri'),
    t('监管政策顾问', 'Policy adviser'),
    t('海湾规则研究所', 'Gulf Institute of Rules'),
    t(
      '比较过十一个辖区的牌照条件，得出一张谁也不满意的对照表，每季度更新一次。',
      'Compared the licence conditions of eleven jurisdictions in a table that pleases nobody, and brings it up to date each quarter.',
    ),
  ),
  speaker(
    'shen-lu',
    t('沈鹭', 'Shen Lu'),
    t('链上数据分析师', 'On-chain analyst'),
    t('潮位站', 'Tide Gauge'),
    t(
      '最常说的一句话是“这个数我算不出来”。她维护的看板给每个指标都写了不能用来做什么。',
      'Most often heard saying “that number I can not compute”. Her dashboard says of each figure what it must not be used for.',
    ),
  ),
  speaker(
    'tomas-vidal',
    t('托马斯·维达尔', 'Tomás Vidal'),
    t('做市工程师', 'Market-making engineer'),
    t('对岸流动性', 'Far Shore Liquidity'),
    t(
      '讲滑点、深度和排队，用的都是菜市场的例子。不谈价格，只谈成交的路。',
      'Speaks of slippage, depth and queues with examples from a vegetable market. Never of prices, only of how a trade finds its way.',
    ),
  ),
  speaker(
    'ruan-qing',
    t('阮清', 'Ruan Qing'),
    t('稳定币风险经理', 'Stablecoin risk manager'),
    t('压舱石', 'Ballast'),
    t(
      '每天早上的第一件事是看储备的到期分布。写过一份流传很广的《挤兑那个下午》。',
      'Begins each morning with the maturities of the reserve. Wrote a widely read account of “The afternoon of the run”.',
    ),
  ),
  speaker(
    'ingrid-solberg',
    t('英格丽·索尔贝格', 'Ingrid Solberg'),
    t('数据新闻记者', 'Data journalist'),
    t('峡湾周报', 'Fjord Weekly'),
    t(
      '把链上数据写成读者愿意看完的新闻。每篇报道附数据与代码，也附上被她放弃的那几种算法。',
      'Writes on-chain data into news that people finish. Each piece comes with data and code, and with the methods she gave up.',
    ),
  ),
  speaker(
    'qiao-mu',
    t('乔木', 'Qiao Mu'),
    t('跨境支付产品经理', 'Cross-border payments'),
    t('渡口支付', 'Ferry Payments'),
    t(
      '替三千家小商户收过跨境货款。他衡量一条链好不好用，只看退款要几步。',
      'Has collected payments from abroad for three thousand small merchants. Judges a chain by one thing: how many steps a refund takes.',
    ),
  ),
];

/** Speakers by key, in the order asked for. */
export function forumSpeakers(...keys: string[]) {
  return keys.map((key) => {
    const found = people.find((person) => person.key === key);
    if (!found) throw new Error(`There is no sample speaker "${key}".`);
    return found;
  });
}

export const forumPartners = [
  partner(
    'host',
    t('链潮', 'ChainTide'),
    t('本站。选题、主持与全程记录。', 'This site: programme, chair and the record of it all.'),
  ),
  partner(
    'cohost',
    t('三码头律师行', 'Three Piers Chambers'),
    t('规则场次的资料与校对。', 'Papers and proof-reading for the sessions on rules.'),
  ),
  partner('sponsor', t('海岸银行', 'Coast Bank'), t('赞助场地。', 'Paid for the venue.')),
  partner(
    'sponsor',
    t('深水托管', 'Deepwater Custody'),
    t('赞助同声传译。', 'Paid for interpreting.'),
  ),
  partner(
    'community',
    t('潮位站', 'Tide Gauge'),
    t('会场里每一张图表的数据。', 'The data behind every chart in the room.'),
  ),
  partner('media', t('峡湾周报', 'Fjord Weekly'), t('英文报道。', 'Reports in English.')),
];
