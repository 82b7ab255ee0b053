import type { SeedTopicExtras } from './shapes';
import { at, both } from './timeline-entry';

const EIPS = 'https://eips.ethereum.org/EIPS';

/** The same for the specials about protocols and first steps. */
export const chainTopicExtras: Readonly<Record<string, SeedTopicExtras>> = {
  'proof-not-promise': {
    subtitle: both('零知识证明的四十年', 'Forty years of zero knowledge'),
    event: 'zk-workshop',
    timeline: [
      at('1985', '“零知识”一词出现在论文里', 'The term “zero knowledge” appears in a paper', {
        text: both(
          'Goldwasser、Micali与Rackoff讨论一个证明会泄露多少知识。',
          'Goldwasser, Micali and Rackoff ask how much knowledge a proof gives away.',
        ),
      }),
      at('2016-10-28', 'Zcash主网上线', 'Zcash goes live', {
        text: both(
          '零知识证明第一次保护真实的钱。',
          'Zero knowledge protects real money for the first time.',
        ),
      }),
      at('2018', 'STARK论文公开', 'The STARK paper is published', {
        text: both(
          '不需要可信设置，安全性只靠哈希。',
          'No trusted set-up; its security rests on hashes.',
        ),
        url: 'https://eprint.iacr.org/2018/046',
      }),
      at('2019-08', 'PLONK论文公开', 'The PLONK paper is published', {
        text: both('一次设置，多种电路共用。', 'One set-up serves many circuits.'),
        url: 'https://eprint.iacr.org/2019/953',
      }),
      at('2023-03', 'zkSync Era与Polygon zkEVM先后开放', 'zkSync Era and Polygon zkEVM open', {}),
      at('2024-03-13', 'KZG承诺随Dencun上线', 'KZG commitments arrive with Dencun', {
        text: both(
          '可信设置仪式收集了141416份贡献。',
          'Its ceremony had gathered 141,416 contributions.',
        ),
      }),
    ],
  },
  'bitcoin-quietly': {
    subtitle: both('软分叉、减半与内存池', 'Soft forks, halvings and the mempool'),
    event: 'mining-field-trip',
    timeline: [
      at('2008-10-31', '白皮书发到密码学邮件列表', 'The white paper reaches a mailing list', {
        url: 'https://bitcoin.org/bitcoin.pdf',
      }),
      at('2009-01-03', '创世区块', 'The genesis block', {}),
      at('2012-11-28', '第一次减半', 'The first halving', {
        text: both('区块补贴从50枚降到25枚。', 'The subsidy fell from 50 to 25 coins.'),
      }),
      at('2016-07-09', '第二次减半', 'The second halving', {}),
      at('2017-08-24', '隔离见证激活', 'SegWit activates', {
        text: both(
          '签名移到见证区，闪电网络从此好用。',
          'Signatures move to the witness, and Lightning becomes practical.',
        ),
      }),
      at('2020-05-11', '第三次减半', 'The third halving', {}),
      at('2021-11-14', 'Taproot激活', 'Taproot activates', {
        text: both(
          'Schnorr签名与藏起来的脚本树，在第709632个区块生效。',
          'Schnorr signatures and hidden script trees, from block 709,632.',
        ),
      }),
      at('2024-04-20', '第四次减半', 'The fourth halving', {
        text: both(
          '第840000个区块起，补贴为3.125枚。',
          'From block 840,000 the subsidy is 3.125 coins.',
        ),
      }),
    ],
  },
  'staking-craft': {
    subtitle: both('上线、退出，以及不被罚没', 'Coming online, leaving, and not being slashed'),
    event: 'validator-clinic',
    timeline: [
      at('2020-12-01', '信标链创世', 'The beacon chain begins', {}),
      at(
        '2022-09-15',
        '合并：以太坊转为权益证明',
        'The Merge: Ethereum moves to proof of stake',
        {},
      ),
      at('2023-04-12', 'Shapella开放提款', 'Shapella opens withdrawals', {
        text: both(
          '质押了两年多的验证者第一次可以离开。',
          'Validators who had staked for over two years could leave for the first time.',
        ),
      }),
      at('2024-03-13', 'Dencun限制验证者加入速度', 'Dencun caps how fast validators may join', {
        url: `${EIPS}/eip-7514`,
      }),
      at(
        '2025-05-07',
        'Pectra把单个验证者上限提高到2048枚',
        'Pectra lifts a validator’s ceiling to 2,048 ether',
        {
          text: both(
            '合并验证者后，机器更少，签名也更少。',
            'Consolidated validators need fewer machines and fewer signatures.',
          ),
          url: `${EIPS}/eip-7251`,
        },
      ),
    ],
  },
  'start-here': {
    subtitle: both(
      '十分钟一篇，读到能安全地转出第一笔',
      'Ten minutes each, up to a first safe transaction',
    ),
    event: 'wallet-first-steps',
    timeline: [
      at('2008-10-31', '比特币白皮书', 'The Bitcoin white paper', {
        text: both(
          '九页纸，没有一个词提到“区块链”。',
          'Nine pages, and the word “blockchain” is not among them.',
        ),
      }),
      at('2010-05-22', '一万枚比特币买下两个披萨', 'Ten thousand bitcoins buy two pizzas', {}),
      at('2015-07-30', '以太坊创世', 'Ethereum begins', {
        text: both('账本学会了运行程序。', 'The ledger learns to run programs.'),
      }),
      at('2017-11-28', 'CryptoKitties上线', 'CryptoKitties goes live', {
        text: both(
          '几只电子猫让网络拥堵了好几天。',
          'A few drawn cats kept the network busy for days.',
        ),
      }),
      at('2022-09-15', '以太坊完成合并', 'Ethereum completes the Merge', {
        text: both('耗电量降低了约99.95%。', 'Its use of power fell by about 99.95 per cent.'),
      }),
    ],
  },
};
