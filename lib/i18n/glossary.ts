import type { WordFrequency } from './word-boundaries';

/**
 * The site's word list for traditional Chinese: what OpenCC's tables get wrong in a web3
 * newsroom, and the forms chosen where Taiwan and Hong Kong differ (docs/traditional-chinese.md).
 * Nothing here changes vocabulary: 软件 stays 軟件, 网络 stays 網絡.
 */

/**
 * Forms that both Taiwan and Hong Kong read as their own, put in place of forms that only one of
 * them uses. Applied to what the tables produce, never to what an author wrote.
 */
export const SHARED_FORMS: readonly (readonly [from: string, to: string])[] = [
  ['臺', '台'],
  ['菸', '煙'],
  ['孃', '娘'],
  ['燬', '毀'],
  ['侷', '局'],
  ['巖', '岩'],
  ['鉅', '巨'],
  ['箇', '個'],
  ['瞭解', '了解'],
  ['傢俱', '家具'],
  ['迴歸', '回歸'],
  ['衚衕', '胡同'],
  ['牴', '抵'],
  ['揹負', '背負'],
];

/** What a character becomes when no phrase decides, where OpenCC's first choice is the rarer one. */
export const CHARACTER_DEFAULTS: Readonly<Record<string, string>> = {
  签: '簽',
  赞: '讚',
  钟: '鐘',
  范: '范',
  朴: '朴',
};

/** Phrases that OpenCC has wrong for this site, has not, or has for another meaning. */
export const PHRASES: Readonly<Record<string, string>> = {
  // web3 and finance
  上链: '上鏈',
  并发: '並發',
  高并发: '高並發',
  舍入: '捨入',
  拉升: '拉升',
  复投: '複投',
  // one character, two meanings: the common one in news
  并为: '並為',
  并到: '並到',
  总台: '總台',
  冲咖啡: '沖咖啡',
  冲茶: '沖茶',
  姓钟: '姓鍾',
  复校: '復校',
  合作伙伴: '合作夥伴',
  市场准入: '市場准入',
  服务台: '服務台',
  操作台: '操作台',
  手术台: '手術台',
  试验台: '試驗台',
  操纵台: '操縱台',
  星历表: '星曆表',
  凌小姐: '凌小姐',
  // things made of a material
  石制: '石製',
  金制: '金製',
  竹制: '竹製',
  瓷制: '瓷製',
  陶制: '陶製',
  骨制: '骨製',
  玉制: '玉製',
  革制: '革製',
  塑料制: '塑料製',
  玻璃制: '玻璃製',
  橡胶制: '橡膠製',
  陶瓷制: '陶瓷製',
  不锈钢制: '不鏽鋼製',
  // names by sound
  拜占廷: '拜占廷',
};

/** Table entries that do more harm than good, because the words beside them are more common. */
export const DROPPED_PHRASES: readonly string[] = ['个中', '多只', '是只', '亿只', '别只', '卡里'];

/** Web3 words that the general dictionary does not know, so that their edges are seen. */
export const WEB3_WORDS: readonly WordFrequency[] = [
  ...(
    '区块链 区块头 区块体 区块高度 以太坊 以太币 比特币 狗狗币 稳定币 代币 平台币 山寨币 ' +
    '智能合约 合约 去中心化 中心化 元宇宙 质押 质押者 再质押 解质押 铸币 铸造 空投 空投猎人 ' +
    '链上 链下 链游 跨链 侧链 公链 主链 私链 联盟链 信标链 中继链 平行链 应用链 多链 ' +
    '分叉 硬分叉 软分叉 矿工 矿池 矿机 矿场 挖矿 算力 出块 哈希 哈希率 默克尔 默克尔树 ' +
    '预言机 钱包 冷钱包 热钱包 私钥 公钥 密钥 助记词 闪电网络 零知识 零知识证明 汇总 卷叠 ' +
    '验证者 提议者 签名者 做市商 流动性 套利 清算 爆仓 杠杆 永续合约 多签 单签 盲签 共签 ' +
    '时间锁 主网 测试网 白皮书 黄皮书 巨鲸 散户 庄家 减半 回滚 重组 手续费 燃料费 ' +
    '浏览器 节点 全节点 轻节点 共识 权益证明 工作量证明 交易所 现货 期货 合规 监管 ' +
    '卡佩拉 上海升级 坎昆 布隆 布隆过滤器'
  )
    .split(' ')
    .map((word): WordFrequency => [word, 3000]),
  ['发送', 20_000, 'v'],
  ['发送者', 3000],
  ['发送方', 3000],
  ['签发', 3000, 'v'],
  ['上链', 400, 'v'],
  ['周线', 300],
  ['天后宫', 100],
  ['天后庙', 100],
];
