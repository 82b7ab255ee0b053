import { partner, speaker, t } from './site-shapes';

/** Invented people and organisations of the sample conference. */
export const polkadotSpeakers = [
  speaker(
    'lin-zhixing',
    t('林知行', 'Lin Zhixing'),
    t('协议工程师', 'Protocol engineer'),
    t('平潮实验室', 'Flat Tide Lab'),
    t(
      '写过两个平行链的共识集成，也亲手关掉过其中一个。关心的问题只有一类：一段代码真的要跑在链上吗，不跑会怎样。',
      'Integrated consensus for two parachains and shut one of them down himself. Asks one kind of question: does this code have to run on a chain, and what happens if it does not?',
    ),
  ),
  speaker(
    'nadia-okafor',
    t('娜迪娅·奥卡福', 'Nadia Okafor'),
    t('治理研究员', 'Governance researcher'),
    t('公议室', 'The Commons Room'),
    t(
      '读完了五百多份公投的讨论串，整理成一份“提案是怎样失败的”目录。她的结论是：多数提案输在第一段话。',
      'Read the threads of more than five hundred referenda and made a catalogue of how proposals fail. Her finding: most lose in the first paragraph.',
    ),
  ),
  speaker(
    'su-heqing',
    t('苏河清', 'Su Heqing'),
    t('运行时开发者', 'Runtime developer'),
    t('青苔工作室', 'Moss Works'),
    t(
      '用Rust写链的运行时，也教别人写。课堂上从不放幻灯片，只开一个终端，从空目录写起。',
      'Writes chain runtimes in Rust and teaches others to. Never shows slides: one terminal, beginning from an empty folder.',
    ),
  ),
  speaker(
    'arthit-wong',
    t('阿蒂·翁', 'Arthit Wong'),
    t('节点运维负责人', 'Head of node operations'),
    t('湄南基础设施', 'Chao Phraya Infrastructure'),
    t(
      '在曼谷管着三个机房的验证节点。讲停电、洪水和升级三件事，每一件都附当晚的值班日志。',
      'Keeps validators in three Bangkok data centres. Talks about power cuts, floods and upgrades, each with the duty log of that night.',
    ),
  ),
  speaker(
    'mei-tanaka',
    t('田中芽衣', 'Mei Tanaka'),
    t('跨链消息工程师', 'Cross-chain engineer'),
    t('信笺协议', 'Letterpaper'),
    t(
      '把跨链消息当成邮政系统来讲：信封、邮戳、退件和无法投递。她维护一份公开的“失败消息”样本集。',
      'Explains cross-chain messages as a postal service: envelopes, postmarks, returns, dead letters. Keeps a public collection of messages that failed.',
    ),
  ),
  speaker(
    'elias-brandt',
    t('埃利亚斯·布兰特', 'Elias Brandt'),
    t('密码学研究员', 'Cryptographer'),
    t('北岸大学示例实验室', 'North Shore University (sample)'),
    t(
      '研究随机性信标与可验证随机函数。喜欢从一枚不公平的硬币讲起，讲到验证者的出块顺序为止。',
      'Works on randomness beacons and verifiable random functions. Likes to begin with an unfair coin and end with the order in which validators build blocks.',
    ),
  ),
  speaker(
    'gu-yuan',
    t('顾远', 'Gu Yuan'),
    t('社区编辑', 'Community editor'),
    t('链潮', 'ChainTide'),
    t(
      '把英文技术讨论整理成中文读得懂的文章。相信一个名词译得准，抵得过十场分享会。',
      'Turns technical threads in English into Chinese that can be read. Believes that one term well translated is worth ten meetups.',
    ),
  ),
  speaker(
    'priya-raman',
    t('普里娅·拉曼', 'Priya Raman'),
    t('产品设计师', 'Product designer'),
    t('一步钱包', 'One Step Wallet'),
    t(
      '做钱包里没有人夸、但一旦做错所有人都会骂的部分：备份、恢复、换手机。',
      'Designs the parts of a wallet that nobody praises and everybody curses when they are wrong: backup, recovery, changing phones.',
    ),
  ),
  speaker(
    'zhou-mubai',
    t('周慕白', 'Zhou Mubai'),
    t('国库观察员', 'Treasury watcher'),
    t('账本公社', 'Ledger Commune'),
    t(
      '每个月把链上国库的收支抄成一张普通人看得懂的表，连续抄了两年。',
      'Every month copies the on-chain treasury’s income and spending into a table that an ordinary person can read; two years without a gap.',
    ),
  ),
];

export const polkadotPartners = [
  partner(
    'host',
    t('链潮', 'ChainTide'),
    t('本站。负责内容、议程与全程记录。', 'This site: programme, agenda and the record of it all.'),
  ),
  partner(
    'cohost',
    t('湄南开发者公会', 'Chao Phraya Developers’ Guild'),
    t(
      '曼谷的示例开发者社区，提供场地与志愿者。',
      'A sample developers’ community in Bangkok: venue and volunteers.',
    ),
  ),
  partner(
    'sponsor',
    t('平潮实验室', 'Flat Tide Lab'),
    t('赞助了两天的同声传译。', 'Paid for two days of interpreting.'),
  ),
  partner(
    'sponsor',
    t('一步钱包', 'One Step Wallet'),
    t('赞助了新手工作坊的二十台备用手机。', 'Lent twenty spare phones to the beginners’ workshop.'),
  ),
  partner(
    'sponsor',
    t('湄南基础设施', 'Chao Phraya Infrastructure'),
    t('会场网络与一台现场节点。', 'The venue’s network, and a node on the spot.'),
  ),
  partner(
    'community',
    t('青苔工作室', 'Moss Works'),
    t('运行时工作坊的助教团队。', 'Assistants of the runtime workshop.'),
  ),
  partner(
    'community',
    t('公议室', 'The Commons Room'),
    t('治理圆桌的主持与记录。', 'Chair and minutes of the governance table.'),
  ),
  partner(
    'community',
    t('账本公社', 'Ledger Commune'),
    t('国库数据的整理与核对。', 'Collected and checked the treasury’s figures.'),
  ),
  partner(
    'media',
    t('东风译稿组', 'East Wind Translators'),
    t('中英文会议记录。', 'Minutes in Chinese and English.'),
  ),
];
