import type { SeedTopicExtras } from './shapes';
import { at, both } from './timeline-entry';
import { chainTopicExtras } from './topic-extras-chains';

const EIPS = 'https://eips.ethereum.org/EIPS';

/** Subtitles, timelines and events of the specials, by their keys. */
export const seedTopicExtras: Readonly<Record<string, SeedTopicExtras>> = {
  'rollup-bill': {
    subtitle: both('费用、数据与排序，一笔一笔算清楚', 'Fees, data and ordering, item by item'),
    event: 'data-camp',
    timeline: [
      at('2021-08-05', '伦敦升级启用EIP-1559', 'The London upgrade brings EIP-1559', {
        text: both(
          '主网手续费分成会被销毁的基础费和给出块者的小费，二层第一次有了可以预估的成本。',
          'Mainnet fees split into a base fee that is burnt and a tip; for the first time a rollup could estimate its costs.',
        ),
        url: `${EIPS}/eip-1559`,
      }),
      at('2022-02-25', 'EIP-4844提出', 'EIP-4844 is proposed', {
        text: both(
          '它给二层的数据单独修一条车道，名字叫blob：便宜、限时、合约读不到。',
          'It gives rollup data a lane of its own called blobs: cheap, temporary, unreadable by contracts.',
        ),
        url: `${EIPS}/eip-4844`,
      }),
      at('2023-06-06', 'OP Mainnet完成Bedrock升级', 'OP Mainnet moves to Bedrock', {
        text: both(
          '数据压缩和批量提交重写，发布到主网的字节数明显减少。',
          'Compression and batching were rewritten, and fewer bytes had to be posted.',
        ),
      }),
      at('2024-03-13', 'Dencun激活，blob上线', 'Dencun activates and blobs go live', {
        text: both(
          '每个区块的目标是3个blob，上限6个；二层的数据费应声下降。',
          'The target was three blobs a block, the limit six. The data part of rollup fees fell at once.',
        ),
      }),
      at('2025-05-07', 'Pectra把blob目标提高到6、上限9', 'Pectra raises blobs to six and nine', {
        url: `${EIPS}/eip-7691`,
      }),
      at('2025-12-03', 'Fusaka激活PeerDAS', 'Fusaka activates PeerDAS', {
        text: both(
          '节点只保存并抽查一部分数据列，为继续提高blob数量腾出带宽。',
          'Nodes keep and sample a part of the data columns, which makes room for more blobs.',
        ),
        url: `${EIPS}/eip-7594`,
      }),
    ],
  },
  'self-custody': {
    subtitle: both('备份、继承、签名，一门手艺', 'A craft of backups, inheritance and signing'),
    timeline: [
      at('2012-02-11', 'BIP-32提出分层确定性钱包', 'BIP-32 proposes hierarchical wallets', {
        text: both(
          '从一个种子推导出所有密钥，备份一次就够。',
          'All keys come from one seed, so one backup is enough.',
        ),
      }),
      at('2013-09-10', 'BIP-39提出助记词', 'BIP-39 proposes seed phrases', {
        text: both('2048个单词的词表沿用至今。', 'Its list of 2,048 words is in use to this day.'),
        url: 'https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki',
      }),
      at('2014-02-28', 'Mt. Gox申请破产保护', 'Mt. Gox files for bankruptcy protection', {
        text: both(
          '月初停止提币，月底申请保护，大量用户的币再也取不出来。',
          'Withdrawals stopped early in the month; at its end many found that their coins were out of reach.',
        ),
      }),
      at('2022-11-11', 'FTX申请破产', 'FTX files for bankruptcy', {
        text: both(
          '“自己保管”从口号变成了许多人的周末作业。',
          'Keeping one’s own keys turned from a slogan into weekend homework.',
        ),
      }),
      at('2023-03-01', 'ERC-4337入口合约部署', 'The ERC-4337 entry point is deployed', {
        text: both(
          '智能账户不改协议就能用：社交恢复、批量操作、代付手续费。',
          'Smart accounts without a change of protocol: social recovery, batches, sponsored fees.',
        ),
        url: `${EIPS}/eip-4337`,
      }),
      at('2025-05-07', 'EIP-7702随Pectra上线', 'EIP-7702 arrives with Pectra', {
        text: both(
          '普通账户可以临时借用合约代码，也因此多了一种需要看清楚的签名。',
          'An ordinary account may borrow contract code, and there is one more signature to read with care.',
        ),
        url: `${EIPS}/eip-7702`,
      }),
    ],
  },
  'hong-kong-rules': {
    subtitle: both('从政策宣言到稳定币条例', 'From a policy statement to a stablecoin ordinance'),
    event: 'policy-reading',
    timeline: [
      at(
        '2022-10-31',
        '特区政府发表虚拟资产政策宣言',
        'The government issues its policy statement on virtual assets',
        {},
      ),
      at('2023-06-01', '交易平台发牌制度生效', 'The licensing of trading platforms takes effect', {
        text: both(
          '在香港经营中央虚拟资产交易平台，须向证监会取得牌照。',
          'A centralised virtual-asset platform in Hong Kong needs a licence from the SFC.',
        ),
        url: 'https://www.sfc.hk/',
      }),
      at(
        '2023-08-03',
        '首批平台获准服务零售投资者',
        'The first platforms may serve retail investors',
        {},
      ),
      at(
        '2024-03-12',
        '金管局推出稳定币发行人沙盒',
        'The HKMA opens a sandbox for stablecoin issuers',
        {},
      ),
      at(
        '2024-04-30',
        '虚拟资产现货ETF在港交所上市',
        'Spot virtual-asset ETFs list on the exchange',
        {
          text: both(
            '比特币与以太币现货ETF同日挂牌。',
            'Bitcoin and ether funds were listed on one day.',
          ),
        },
      ),
      at(
        '2025-05-21',
        '立法会通过《稳定币条例草案》',
        'The Legislative Council passes the Stablecoins Bill',
        {},
      ),
      at('2025-08-01', '《稳定币条例》生效', 'The Stablecoins Ordinance takes effect', {
        text: both(
          '发行法币稳定币须向金管局申请牌照：储备、赎回与管治都有明文要求。',
          'Issuing a fiat-referenced stablecoin needs a licence from the HKMA, with rules on reserves, redemption and governance.',
        ),
      }),
    ],
  },
  'assets-on-chain': {
    subtitle: both('谁托管，谁兑付，谁承担破产', 'Custody, redemption, and who bears a failure'),
    event: 'tide-forum',
    timeline: [
      at('2014', 'Tether以Realcoin之名发行', 'Tether is issued under the name of Realcoin', {
        text: both(
          '同年改名，法币稳定币的雏形出现。',
          'Renamed within the year: the first form of a fiat stablecoin.',
        ),
      }),
      at('2018-09', 'USDC推出', 'USDC is launched', {}),
      at(
        '2021-04',
        '欧洲投资银行在以太坊上发行数字债券',
        'The European Investment Bank issues a digital bond on Ethereum',
        {
          text: both('规模一亿欧元，期限两年。', 'A hundred million euros for two years.'),
        },
      ),
      at(
        '2023-02',
        '香港特区政府发售8亿港元代币化绿色债券',
        'Hong Kong offers a tokenised green bond of HK$800 million',
        {},
      ),
      at('2023-06-29', '欧盟MiCA条例生效', 'The EU’s MiCA regulation enters into force', {
        text: both(
          '稳定币部分自2024年6月30日起适用，其余自同年12月30日起适用。',
          'Its stablecoin titles applied from 30 June 2024, the rest from 30 December.',
        ),
      }),
      at('2024-03', '贝莱德推出代币化基金BUIDL', 'BlackRock launches its tokenised fund BUIDL', {}),
      at('2025-07-18', '美国《GENIUS法案》签署', 'The GENIUS Act is signed in the United States', {
        text: both(
          '支付型稳定币在联邦层面有了发行与储备规则。',
          'Payment stablecoins get federal rules on issuers and reserves.',
        ),
      }),
    ],
  },
  ...chainTopicExtras,
};
