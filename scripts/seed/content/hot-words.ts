/** Hot search words of the sample newsroom, hottest first. */
export const seedHotWords: readonly string[] = [
  '二层手续费',
  '助记词备份',
  '稳定币条例',
  '零知识证明',
  '比特币软分叉',
  '质押罚没',
  '撤销授权',
  '代币化债券',
  '账户抽象',
  '跨链桥安全',
  '闪电网络',
  'DAO 治理',
];
