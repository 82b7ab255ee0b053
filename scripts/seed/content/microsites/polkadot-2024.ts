import { polkadotPartners, polkadotSpeakers } from './polkadot-2024-people';
import { at, dayOf, stories, t, type SeedGathering } from './site-shapes';

const ZONE = '+07:00';
const first = dayOf('2024-11-09', ZONE);
const second = dayOf('2024-11-10', ZONE);

/** A sample conference about Polkadot's technology; nobody of the real project arranged it. */
export const polkadot2024: SeedGathering = {
  kind: 'summit',
  key: 'polkadot2024',
  routeId: 'polkadot2024',
  series: null,
  edition: t('2024', '2024'),
  name: t('Polkadot 2024曼谷', 'Polkadot 2024 Bangkok'),
  tagline: t('共享安全，各自生长', 'Shared security, separate growth'),
  intro: t(
    '两天，两个会场，十五场议题。第一天讲链怎么造，第二天讲链造好之后谁来管。没有展位，没有抽奖，每场都留出三分之一的时间给提问。',
    'Two days, two rooms, fifteen sessions. The first day is about how chains are built, the second about who looks after them once they are. No booths, no raffles; a third of every session is for questions.',
  ),
  isSample: true,
  motif: { family: 'orbits', seed: 24 },
  publishedAt: at('2024-09-20', '12:00', ZONE),
  startsAt: at('2024-11-09', '09:00', ZONE),
  endsAt: at('2024-11-10', '18:00', ZONE),
  timeZone: 'Asia/Bangkok',
  place: {
    name: t('河岸仓库（示例场地）', 'Riverside Warehouse (sample venue)'),
    address: t('湄南河东岸，示例码头4号', 'East bank of the Chao Phraya, Sample Pier 4'),
    city: t('曼谷', 'Bangkok'),
    country: 'TH',
  },
  isOnline: false,
  facts: [
    { value: '2', label: t('天', 'days') },
    { value: '15', label: t('场议题', 'sessions') },
    { value: '9', label: t('位讲者', 'speakers') },
    { value: '1/3', label: t('时间留给提问', 'of the time for questions') },
  ],
  about: [
    {
      title: t('为什么办这场会', 'Why this conference'),
      paragraphs: [
        t(
          'Polkadot把“安全”和“应用”拆成两层：中继链负责共识与安全，平行链各自决定自己的规则。这个设计在2020年上线时是少数派，几年之后，几乎每个生态都在讨论同一个问题：安全能不能租，租金怎么算。',
          'Polkadot splits security and application into two layers: the relay chain takes care of consensus, and each parachain decides on rules of its own. When it launched in 2020 that was a minority view. A few years on nearly every ecosystem asks the same thing: can security be rented, and what is the rent?',
        ),
        t(
          '中文世界里关于它的讨论，多数停在价格和插槽竞拍。我们想补上中间那一大块：运行时怎么写，跨链消息怎么失败，公投为什么通不过，国库的钱花到了哪里。',
          'Much of what is said about it in Chinese stops at prices and slot auctions. We wanted the large part in between: how runtimes are written, how cross-chain messages fail, why referenda do not pass, and where the treasury’s money went.',
        ),
      ],
    },
    {
      title: t('怎样办', 'How it was run'),
      paragraphs: [
        t(
          '议题由公开征集产生，摘要先发布，反对意见和摘要放在一起。讲者拿不到讲台费，只报销车票。所有幻灯片在会前一天公开，这样提问的人可以先读完。',
          'Sessions came from an open call; abstracts were published first, with the objections beside them. Speakers were paid no fee, only their fare. All slides were public the day before, so that those who ask could read them first.',
        ),
        t(
          '两天都有中英文记录。记录者坐在第一排，有权打断讲者要求解释一个名词。',
          'Both days were minuted in Chinese and English. The minute-takers sat in the front row and had the right to stop a speaker and have a term explained.',
        ),
      ],
    },
    {
      title: t('这是一个示例', 'This is a sample'),
      paragraphs: [
        t(
          '这场大会、场地、讲者与合作方都是为展示本站功能而写的，与Polkadot的开发者和基金会没有关系。文中关于协议的事实可以核对，人物不可以。',
          'The conference, its venue, speakers and partners were written to show what this site can do; the makers of Polkadot and their foundation have no part in it. What is said about the protocol can be checked; the people can not.',
        ),
      ],
    },
  ],
  speakers: polkadotSpeakers,
  partners: polkadotPartners,
  tracks: [
    { key: 'build', name: t('造链', 'Building'), room: t('一号仓', 'Warehouse One') },
    { key: 'keep', name: t('守链', 'Keeping'), room: t('二号仓', 'Warehouse Two') },
  ],
  sessions: [
    first('welcome', '09:00', '09:30', t('签到与早茶', 'Doors and breakfast tea'), {
      form: 'break',
    }),
    first(
      'opening',
      '09:30',
      '10:15',
      t('开场：安全可以租吗', 'Opening: can security be rented?'),
      {
        form: 'opening',
        speakers: ['lin-zhixing', 'gu-yuan'],
        summary: t(
          '从中继链与平行链的分工讲起：共享安全省下了什么，又把什么风险绑在了一起。',
          'From the division of labour between relay chain and parachains: what shared security saves, and which risks it ties together.',
        ),
      },
    ),
    first(
      'runtime',
      '10:30',
      '11:30',
      t('从空目录写一个运行时', 'A runtime from an empty folder'),
      {
        form: 'workshop',
        track: 'build',
        speakers: ['su-heqing'],
        summary: t(
          '一小时内写出一条能出块的链。需要带电脑，会Rust更好，不会也能跟上前半段。',
          'A chain that makes blocks within the hour. Bring a laptop; Rust helps, and the first half works without.',
        ),
      },
    ),
    first(
      'night-log',
      '10:30',
      '11:30',
      t('停电、洪水、升级：三份值班日志', 'Power cut, flood, upgrade: three duty logs'),
      {
        track: 'keep',
        speakers: ['arthit-wong'],
        summary: t(
          '逐行读三个晚上的日志，找出每一次“差一点”是哪个决定造成的。',
          'Three nights read line by line, to find which decision made each near miss.',
        ),
      },
    ),
    first('lunch-one', '11:30', '13:00', t('午餐', 'Lunch'), { form: 'break' }),
    first(
      'backing',
      '13:00',
      '14:00',
      t('异步备书：出块时间是怎样缩短的', 'Asynchronous backing: how block times came down'),
      {
        track: 'build',
        speakers: ['lin-zhixing'],
        summary: t(
          '平行链的出块间隔从十二秒缩到六秒，靠的不是更快的机器，而是把等待重叠起来。',
          'Parachain blocks went from twelve seconds to six, not by faster machines but by letting the waiting overlap.',
        ),
      },
    ),
    first(
      'recovery',
      '13:00',
      '14:00',
      t('换手机那天：钱包恢复的设计', 'The day you change phones: designing recovery'),
      {
        track: 'keep',
        speakers: ['priya-raman'],
        summary: t(
          '二十位第一次用钱包的人，用备用手机走一遍恢复流程，现场记录每一次犹豫。',
          'Twenty first-time users walk through recovery on spare phones; every hesitation is written down.',
        ),
      },
    ),
    first(
      'messages',
      '14:15',
      '15:15',
      t(
        '信封、邮戳、退件：跨链消息怎样失败',
        'Envelopes, postmarks, returns: how cross-chain messages fail',
      ),
      {
        track: 'build',
        speakers: ['mei-tanaka'],
        summary: t(
          '用真实格式的样本讲七种失败，并说明哪三种用户永远看不见。',
          'Seven ways to fail, in samples of the true format, and the three that a user never sees.',
        ),
      },
    ),
    first(
      'words',
      '14:15',
      '15:15',
      t('把名词译准：五十个词的中文表', 'Getting the words right: fifty terms in Chinese'),
      {
        form: 'workshop',
        track: 'keep',
        speakers: ['gu-yuan'],
      },
    ),
    first(
      'table-one',
      '15:45',
      '17:00',
      t('圆桌：哪些东西不该上链', 'Round table: what should stay off a chain'),
      {
        form: 'panel',
        speakers: ['lin-zhixing', 'su-heqing', 'priya-raman', 'arthit-wong'],
      },
    ),
    second('coffee', '09:00', '09:30', t('早咖啡', 'Morning coffee'), { form: 'break' }),
    second('fail', '09:30', '10:30', t('提案是怎样失败的', 'How proposals fail'), {
      speakers: ['nadia-okafor'],
      summary: t(
        '五百份公投讨论串的目录：输在第一段话的、输在预算表的、输在没有人回复的。',
        'A catalogue of five hundred threads: lost in the first paragraph, lost in the budget, lost for want of an answer.',
      ),
    }),
    second('treasury', '10:45', '11:45', t('国库的两年流水', 'Two years of the treasury’s books'), {
      track: 'keep',
      speakers: ['zhou-mubai'],
      summary: t(
        '收入、支出、退回、销毁四栏，一页一个季度。讲者只读表，不评价。',
        'Income, spending, returned, burnt: four columns, a quarter to a page. The speaker reads the table and gives no opinion.',
      ),
    }),
    second('randomness', '10:45', '11:45', t('一枚不公平的硬币', 'An unfair coin'), {
      track: 'build',
      speakers: ['elias-brandt'],
      summary: t(
        '可验证随机函数为什么能决定出块顺序，又为什么还需要一个兜底方案。',
        'Why verifiable random functions can decide who builds a block, and why a fallback is still needed.',
      ),
    }),
    second('lunch-two', '11:45', '13:15', t('午餐', 'Lunch'), { form: 'break' }),
    second(
      'coretime',
      '13:15',
      '14:15',
      t('按需租用：从插槽到核心时间', 'By the hour: from slots to coretime'),
      {
        track: 'build',
        speakers: ['su-heqing', 'lin-zhixing'],
        summary: t(
          '插槽一租两年，核心时间可以按月、按块。换一种卖法，谁能进门就变了。',
          'A slot was leased for two years; coretime is sold by the month or the block. Sold another way, it lets other people in.',
        ),
      },
    ),
    second(
      'delegates',
      '13:15',
      '14:15',
      t('委托给谁：一次现场推演', 'Whom to delegate to: an exercise'),
      {
        form: 'workshop',
        track: 'keep',
        speakers: ['nadia-okafor', 'zhou-mubai'],
      },
    ),
    second(
      'table-two',
      '14:45',
      '16:00',
      t('圆桌：谁来养护一条没有公司的链', 'Round table: who keeps a chain that has no company?'),
      {
        form: 'panel',
        speakers: ['nadia-okafor', 'zhou-mubai', 'arthit-wong', 'mei-tanaka'],
      },
    ),
    second('closing', '16:15', '18:00', t('自由发言与闭幕', 'Open floor and close'), {
      form: 'opening',
      speakers: ['gu-yuan'],
      summary: t(
        '每人三分钟，先到先讲。最后由记录者朗读两天里被打断解释过的名词。',
        'Three minutes each, first come first heard. At the end the minute-takers read out the terms they had explained.',
      ),
    }),
  ],
  ticketEvent: null,
  stories: stories(
    5,
    'bridge-trust-models',
    'data-availability',
    'treasury-vote-replay',
    'passing-a-bad-proposal',
    'zero-knowledge-choices',
  ),
  related: ['forum_2025', 'forum_2024', 'forum_dataera'],
};
