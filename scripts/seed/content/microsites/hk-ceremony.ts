import { at, stories, t, type SeedCeremony } from './site-shapes';

const HK = '+08:00';

type Nominee = SeedCeremony['categories'][number]['nominees'][number];

function nominee(
  key: string,
  name: Nominee['name'],
  about: Nominee['about'],
  recordedVotes: number,
  article: string | null = null,
): Nominee {
  return { key, name, about, recordedVotes, article: article && `sample:${article}` };
}

/** The sample awards of 2025: nominated articles are real ones of this site, the rest is invented. */
export const hkCeremony: SeedCeremony = {
  kind: 'ceremony',
  key: 'hk_annualceremony',
  routeId: 'hk_annualceremony',
  resultRouteId: 'hk_annualceremony_result',
  edition: t('2025', '2025'),
  name: t('香港年度盛典2025', 'Hong Kong Annual Ceremony 2025'),
  tagline: t('港湾里的五盏灯', 'Five lamps on the harbour'),
  intro: t(
    '每年十二月，我们在港湾边点五盏灯：一盏给写得最清楚的文章，四盏给替所有人修路的人。提名由读者递交，编辑部只核对事实，不改名单；得票由读者一人一票投出，没有评委。',
    'Each December we light five lamps by the harbour: one for the clearest piece of writing, four for those who mend the road for everyone. Readers nominate, the desk checks facts and changes no list; each reader has one vote a lamp, and there is no jury.',
  ),
  isSample: true,
  motif: { family: 'harbour', seed: 5 },
  startsAt: at('2025-12-13', '19:00', HK),
  endsAt: at('2025-12-13', '22:00', HK),
  timeZone: 'Asia/Hong_Kong',
  place: {
    name: t('西岸讲堂（示例场地）', 'West Quay Hall (sample venue)'),
    address: t('示例海旁25号', '25 Sample Waterfront'),
    city: t('香港', 'Hong Kong'),
    country: 'HK',
  },
  votingFrom: at('2025-11-10', '10:00', HK),
  votingUntil: at('2025-12-07', '23:59', HK),
  resultsAt: at('2025-12-13', '21:30', HK),
  rules: [
    t(
      '登录的读者在每个奖项里有一票，投票结束前可以改投。',
      'A signed-in reader has one vote in each category and may change it until voting ends.',
    ),
    t(
      '投票期间只公布每个奖项的总票数，不公布各提名的得票，免得后来的人跟着票数走。',
      'While voting is open only each category’s total is shown, not single counts, so that nobody follows a crowd.',
    ),
    t('票数相同并列获奖。', 'Equal counts share the award.'),
    t(
      '买票、换票、机器投票一经查实，该提名退出评选，票数不转给他人。',
      'Votes that are bought, traded or cast by machine remove the nominee; they pass to nobody else.',
    ),
  ],
  categories: [
    {
      key: 'clear-words',
      name: t('明灯 · 年度文章', 'The clear lamp · Article of the year'),
      about: t(
        '把一件难事讲明白，而且没有讲错。',
        'A hard thing explained, and explained rightly.',
      ),
      nominees: [
        nominee(
          'blobs',
          t('《十八天后就删》', '“Deleted after eighteen days”'),
          t('讲清了blob存在的理由与期限。', 'Why blobs exist and why they end.'),
          1842,
          'blob-eighteen-days',
        ),
        nominee(
          'bridges',
          t('《跨链桥为什么总是出事》', '“Why bridges keep breaking”'),
          t('四种信任模型，各有各的软肋。', 'Four trust models and where each gives.'),
          2317,
          'bridge-trust-models',
        ),
        nominee(
          'treasury-token',
          t('《把国债搬上链之后》', '“Treasuries on a chain”'),
          t('读完才知道手里的代币代表什么。', 'What the token in your wallet stands for.'),
          1205,
          'what-a-treasury-token-is',
        ),
        nominee(
          'licences',
          t('《一张牌照背后的两部条例》', '“Two ordinances behind one word”'),
          t('教读者自己去查证一句“已持牌”。', 'Taught readers to check a claim themselves.'),
          1968,
          'hk-vatp-licensing',
        ),
      ],
    },
    {
      key: 'public-goods',
      name: t('路灯 · 年度公共品', 'The street lamp · Public good of the year'),
      about: t('人人在用，没有人为它付钱的东西。', 'What all use and nobody pays for.'),
      nominees: [
        nominee(
          'signer-list',
          t('签名释义表', 'The Signature Phrasebook'),
          t('把钱包弹窗里的每种签名译成人话。', 'Every kind of wallet prompt in plain words.'),
          3120,
        ),
        nominee(
          'failed-messages',
          t('失败消息样本集', 'The Dead Letter Collection'),
          t('公开收集送不到的跨链消息。', 'A public collection of messages that never arrived.'),
          1477,
        ),
        nominee(
          'open-minutes',
          t('公议室会议录', 'Minutes of the Commons Room'),
          t('两年没有断过的治理记录。', 'Two years of governance, without a gap.'),
          1190,
        ),
      ],
    },
    {
      key: 'guardian',
      name: t('守夜灯 · 年度安全贡献', 'The night lamp · Security work of the year'),
      about: t(
        '坏事没有发生，是因为有人先看见了。',
        'Nothing bad happened, because somebody saw it first.',
      ),
      nominees: [
        nominee(
          'third-reader',
          t('“第三位读者”小组', 'The Third Reader'),
          t(
            '只在审计之后再读一遍代码的志愿者。',
            'Volunteers who read the code once more after the audit.',
          ),
          2044,
        ),
        nominee(
          'poison-alarm',
          t('投毒地址警报', 'Poisoned Address Alarm'),
          t(
            '转账前比对首尾之外的每一位。',
            'Compares every digit, not only the ends, before a transfer.',
          ),
          2399,
        ),
        nominee(
          'drill-night',
          t('跨链桥应急演练夜', 'Bridge Drill Night'),
          t('每季度一次，把最坏的一小时演一遍。', 'Each quarter, the worst hour rehearsed.'),
          986,
        ),
      ],
    },
    {
      key: 'builders',
      name: t('船灯 · 年度开发者社区', 'The ship’s lamp · Developer community of the year'),
      about: t(
        '让后来的人更容易上手的一群人。',
        'A group that made it easier for those who come next.',
      ),
      nominees: [
        nominee(
          'moss-works',
          t('青苔工作室', 'Moss Works'),
          t('从空目录开始的三十六堂课。', 'Thirty-six lessons, each from an empty folder.'),
          1530,
        ),
        nominee(
          'wednesday-night',
          t('港岛周三夜', 'Island Wednesday Nights'),
          t('十二次聚会，没有一次卖东西。', 'Twelve evenings at which nothing was sold.'),
          1530,
        ),
        nominee(
          'node-clinic',
          t('节点门诊', 'Node Clinic'),
          t('每周两小时，免费看坏掉的节点。', 'Two hours a week for broken nodes, free of charge.'),
          1214,
        ),
        nominee(
          'fifty-words',
          t('五十词译名组', 'Fifty Words'),
          t('把名词译准的人。', 'Those who translate the terms rightly.'),
          874,
        ),
      ],
    },
    {
      key: 'newcomer',
      name: t('渔火 · 年度新人', 'The fishing light · Newcomer of the year'),
      about: t(
        '第一年写作或开发，已经让人记住名字。',
        'A first year of writing or building, and a name that is remembered.',
      ),
      nominees: [
        nominee(
          'a-shelf',
          t('书架上的节点', 'A Node on the Bookshelf'),
          t('用半年记下一个新手的节点日记。', 'Half a year of a beginner’s node diary.'),
          1688,
          'node-on-the-bookshelf',
        ),
        nominee(
          'lu-ming',
          t('陆鸣', 'Lu Ming'),
          t(
            '给三个客户端各修了一个存在多年的小错。',
            'Mended one old small fault in each of three clients.',
          ),
          1342,
        ),
        nominee(
          'sena',
          t('塞娜·柯尔克', 'Sena Körk'),
          t(
            '把链上国库画成普通人看得懂的一张图。',
            'Drew a treasury as one chart that anyone can read.',
          ),
          1105,
        ),
      ],
    },
  ],
  stories: stories(
    4,
    'harbour-wednesday-night',
    'square-roots-for-the-commons',
    'node-open-day',
    'reading-club-one-proof',
  ),
  related: ['hk', 'forum_2025', 'forum_dataera'],
};
