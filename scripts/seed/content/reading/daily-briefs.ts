import { brief } from './brief-text';
import { earlierBriefs } from './daily-briefs-earlier';
import type { SeedIssue } from './shapes';

/**
 * Briefs of fourteen mornings, the newest first. The news of each is gathered from the
 * sample flashes and articles of the day before; what stands here never ages.
 */
export const seedBriefs: readonly SeedIssue[] = [
  brief(
    'queue',
    ['排队的人与插队的人', 'Those who queue and those who jump it'],
    [
      '每十二秒开一次门，谁先进去看出价。今天的早报从以太坊的候车室说起。',
      'The door opens every twelve seconds, and the bid decides who enters. Today begins in Ethereum’s waiting room.',
    ],
    [
      '**12秒。** 以太坊每12秒一个时隙，一个纪元有32个时隙，也就是6分24秒。',
      '**12 seconds.** A slot on Ethereum lasts twelve seconds; an epoch has 32 of them, six minutes and 24 seconds.',
    ],
    [
      '**内存池**：还没进区块的交易待着的地方。它不是一个池，每个节点都有自己的一份，彼此不完全相同。',
      '**Mempool**: where transactions wait for a block. There is not one of them: each node keeps its own, and no two are quite alike.',
    ],
    [
      '打开常用钱包的授权列表，撤掉三个月没用过的那几项。',
      'Open the list of approvals in your wallet and revoke those that you have not used for three months.',
    ],
  ),
  brief(
    'difficulty',
    ['难度不是困难', 'Difficulty is not hardship'],
    [
      '矿机多了，题目就变难；矿机少了，题目就变容易。比特币用两周一次的校准，守住十分钟一块。',
      'More machines, harder puzzles; fewer, easier ones. A correction every two weeks keeps Bitcoin at ten minutes a block.',
    ],
    [
      '**2016个区块。** 比特币每2016个区块调整一次难度，按十分钟一块算正好两周；单次调整最多四倍。',
      '**2,016 blocks.** Bitcoin corrects its difficulty that often, two weeks at ten minutes each, by a factor of four at most.',
    ],
    [
      '**难度**：一个数字，表示找到合格区块平均要试多少次。它跟着算力走，与币价没有直接关系。',
      '**Difficulty**: how many tries a valid block takes on average. It follows the hash rate and has no direct tie to the price.',
    ],
    [
      '把助记词的备份拿出来看一眼：字迹还清楚吗？纸还在原来的地方吗？',
      'Look at the backup of your seed phrase: is the writing still clear, and is the paper where you left it?',
    ],
  ),
  brief(
    'gas',
    ['一次转账的最低消费', 'The minimum charge of a transfer'],
    [
      '同样一笔转账，今天便宜明天贵，用掉的gas却一点没变。变的是单价。',
      'The same transfer is cheap today and dear tomorrow, and it uses the same gas. What changes is the price of a unit.',
    ],
    [
      '**21000。** 以太坊上一笔最简单的转账固定消耗21000 gas，带数据或调用合约则另算。',
      '**21,000.** The plainest transfer on Ethereum takes 21,000 gas; data and contract calls come on top.',
    ],
    [
      '**基础费**：由协议按上一个区块的拥挤程度算出，付了就销毁。另加的小费才归出块者。',
      '**Base fee**: set by the protocol from how full the last block was, and burnt. Only the tip goes to the proposer.',
    ],
    [
      '下次转账前，先看一眼钱包给的“最高费用”，它不等于实际会付的数。',
      'Before the next transfer, look at the maximum fee that your wallet shows: it is not what you will pay.',
    ],
  ),
  brief(
    'validator',
    ['三十二枚之后', 'After thirty-two'],
    [
      '验证者的门槛没变，天花板高了。合并验证者的人，图的是少管几台机器。',
      'The floor of a validator is where it was; the ceiling is higher. Those who consolidate want fewer machines to mind.',
    ],
    [
      '**32与2048。** 启动一个验证者要32枚以太币；自Pectra升级起，单个验证者最多可计2048枚。',
      '**32 and 2,048.** A validator starts with 32 ether; since Pectra up to 2,048 may count for one.',
    ],
    [
      '**有效余额**：协议用来计算奖励和投票权的那个数，它的变化比账户余额慢。',
      '**Effective balance**: the figure that rewards and votes are counted by. It moves more slowly than the account.',
    ],
    [
      '如果参与质押，查一查提款地址是不是自己能控制的那个。',
      'If you stake, check that the withdrawal address is one that you control.',
    ],
  ),
  brief(
    'blob',
    ['十八天的信', 'A letter kept for eighteen days'],
    [
      '二层把账本摘要寄给主网，主网保管十八天就扔。听起来像失职，其实是分工。',
      'Rollups post their books to mainnet, which throws them away after eighteen days. It sounds careless and is a division of labour.',
    ],
    [
      '**4096个纪元。** 节点至少保留blob 4096个纪元，约18天。一个blob是128 KiB。',
      '**4,096 epochs.** Nodes keep a blob for at least that long, about eighteen days. One blob is 128 KiB.',
    ],
    [
      '**数据可用性**：不是“数据存着没有”，而是“在需要核对的时候，任何人拿不拿得到”。',
      '**Data availability**: not whether data is stored, but whether anyone can have it while it still needs checking.',
    ],
    [
      '常用的二层网络，把它的官方状态页加进书签。',
      'Bookmark the official status page of the rollup that you use most.',
    ],
  ),
  brief(
    'maturity',
    ['新挖的币要放一放', 'Fresh coins have to rest'],
    [
      '刚出炉的区块奖励不能马上花。比特币用一百个区块，给短暂的分叉留出余地。',
      'A reward just mined cannot be spent. Bitcoin waits a hundred blocks, in case the chain splits for a while.',
    ],
    [
      '**100个区块。** 区块奖励要等100个区块之后才能使用，大约十七个小时。',
      '**100 blocks.** A block’s reward can be spent after that many more, about seventeen hours.',
    ],
    [
      '**确认数**：一笔交易之后又接上了多少个区块。金额越大，值得多等几个。',
      '**Confirmations**: how many blocks stand on top of a transaction. The larger the sum, the more are worth waiting for.',
    ],
    [
      '收到大额转账时，别看截图，自己在区块浏览器里查一次。',
      'When a large sum arrives, do not trust a screenshot: look it up in an explorer.',
    ],
  ),
  brief(
    'words',
    ['两千零四十八个词', 'Two thousand and forty-eight words'],
    [
      '一串随机数，换成十二个普通单词，就能抄在纸上。真正的秘密不在词，在次序。',
      'A random number becomes twelve plain words that fit on paper. The secret is not in the words but in their order.',
    ],
    [
      '**2048。** BIP-39的词表有2048个单词，任何两个词的前四个字母都不相同。',
      '**2,048.** That many words are on the BIP-39 list, and no two share their first four letters.',
    ],
    [
      '**助记词**：钱包种子的另一种写法。谁看见它，谁就拥有钱包；任何客服都不需要它。',
      '**Seed phrase**: the wallet’s seed in another spelling. Whoever sees it owns the wallet, and no support desk needs it.',
    ],
    [
      '检查手机相册和云端备份里有没有助记词的照片。有，就换一个钱包。',
      'Search your photos and cloud backups for pictures of a seed phrase. If there is one, move to a new wallet.',
    ],
  ),
  ...earlierBriefs,
];
