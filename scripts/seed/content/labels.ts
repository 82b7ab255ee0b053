import type { LabelKey, SeedLabel } from './seed-shapes';

/** Labels of the sample newsroom. */
export const seedLabels: readonly SeedLabel[] = [
  label('bitcoin', '比特币', 'Bitcoin', [
    '协议、脚本、闪电网络，以及围绕它的慢讨论。',
    'The protocol, Script, Lightning, and the slow debate around them.',
  ]),
  label('ethereum', '以太坊', 'Ethereum', [
    '升级、客户端与虚拟机：一台公共计算机怎样更换零件。',
    'Upgrades, clients and the EVM: how a public computer changes its parts.',
  ]),
  label('defi', 'DeFi', 'DeFi', [
    '借贷、交易与清算写成合约之后的收益与风险。',
    'Lending, trading and liquidation as contracts, with what they earn and risk.',
  ]),
  label('layer2', '二层网络', 'Layer 2', [
    '汇总、数据可用性、排序器与提款期。',
    'Rollups, data availability, sequencers and the wait to withdraw.',
  ]),
  label('rwa', '现实资产', 'Real-world assets', [
    '债券、票据、基金份额怎样成为代币，又由谁来兑付。',
    'How bonds, bills and fund units become tokens, and who redeems them.',
  ]),
  label('stablecoin', '稳定币', 'Stablecoins', [
    '储备、赎回、冻结权与各地条例。',
    'Reserves, redemption, the power to freeze, and the law of each place.',
  ]),
  label('nft', 'NFT', 'NFTs', [
    '凭证、门票与收藏：不可替代的东西能拿来做什么。',
    'Certificates, tickets and collections: what uniqueness is good for.',
  ]),
  label('dao', 'DAO', 'DAOs', [
    '提案、委托、法定人数，以及治理攻击。',
    'Proposals, delegation, quorum, and attacks on governance.',
  ]),
  label('wallet', '钱包', 'Wallets', [
    '私钥、助记词、智能账户与签名界面。',
    'Keys, seed phrases, smart accounts and the screens one signs on.',
  ]),
  label('security', '安全', 'Security', [
    '漏洞复盘、钓鱼手法与可执行的检查清单。',
    'Post-mortems, phishing methods and checklists to act on.',
  ]),
  label('zk', '零知识', 'Zero knowledge', [
    '证明系统、电路与可信设置，从论文到产品。',
    'Proof systems, circuits and trusted set-ups, from paper to product.',
  ]),
  label('staking', '质押', 'Staking', [
    '验证者的上线、退出、奖励与罚没。',
    'Validators: coming online, leaving, rewards and slashing.',
  ]),
  label('regulation', '监管', 'Regulation', [
    '各地法规、咨询文件与执法先例的原文解读。',
    'Statutes, consultations and precedents, read from the source.',
  ]),
  label('hongkong', '香港', 'Hong Kong', [
    '香港的虚拟资产制度、市场与社区。',
    'Virtual-asset rules, markets and communities of Hong Kong.',
  ]),
  label('mining', '挖矿', 'Mining', [
    '算力、难度、电力与矿池协议。',
    'Hash rate, difficulty, power and pool protocols.',
  ]),
  label('ai', '人工智能', 'AI', [
    '代理、算力市场与可验证推理，区分已实现与还在设想的部分。',
    'Agents, compute markets and verifiable inference: what exists and what is still hoped for.',
  ]),
  label('gamefi', '链游', 'Games', [
    '游戏里的资产、经济与玩家权利。',
    'Assets, economies and the rights of players.',
  ]),
  label('did', '数字身份', 'Digital identity', [
    '可验证凭证、名称服务与选择性披露。',
    'Verifiable credentials, name services and selective disclosure.',
  ]),
  label('bridge', '跨链', 'Bridges', [
    '消息传递、轻客户端与多签阈值。',
    'Messages, light clients and the thresholds of multisigs.',
  ]),
  label('privacy', '隐私', 'Privacy', [
    '公开账本上的私人生活：技术、边界与法律。',
    'Private life on a public ledger: techniques, limits and law.',
  ]),
  label('developer', '开发者', 'Developers', [
    '工具、测试、审计与上线前的最后一遍检查。',
    'Tools, tests, audits and the last look before deployment.',
  ]),
  label('education', '入门', 'Learning', [
    '概念、词汇与动手步骤，写给刚开始的人。',
    'Concepts, words and first steps for those who begin.',
  ]),
];

function label(key: LabelKey, zh: string, en: string, about: readonly [string, string]): SeedLabel {
  return { key, name: { zh, en }, description: { zh: about[0], en: about[1] } };
}
