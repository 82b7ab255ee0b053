import type { SeedScam } from './shapes';

/** Scams that talk people into sending money. */
export const moneyScams: readonly SeedScam[] = [
  {
    key: 'romance-investment',
    title: { zh: '杀猪盘：网恋、搭讪之后带你投资', en: 'Friendship first, then “investing”' },
    summary: {
      zh: '陌生人“加错好友”，聊上几周，晒出投资收益，带你到一个能看到账户盈利的平台。小额能提，加大投入之后，就要先交税费、保证金才让提，交多少都提不出来。',
      en: 'A stranger “adds the wrong contact”, chats for weeks, shows gains and leads you to a platform where your balance grows. Small sums come out. After you pay in more, a “tax” or “deposit” is due before withdrawal, and no payment is ever the last.',
    },
    signs: [
      {
        zh: '没见过面的人谈感情，也谈投资',
        en: 'Someone you never met talks of love and of investing',
      },
      {
        zh: '平台只能从对方发的链接下载或打开',
        en: 'The platform can be opened only from the link they sent',
      },
      { zh: '提现之前要先交一笔钱', en: 'Money must be paid before money can be withdrawn' },
    ],
    actions: [
      { zh: '只谈投资的网友，一律不跟', en: 'Follow nobody you met online into an investment' },
      {
        zh: '查平台是否在监管机构名单上，查不到就停',
        en: 'Look the platform up with the regulator; if it is not there, stop',
      },
      {
        zh: '已经投入：不再付任何费用，保存聊天和转账记录，报警',
        en: 'Already paid: pay nothing more, keep chats and transfers, go to the police',
      },
    ],
  },
  {
    key: 'guaranteed-return',
    title: { zh: '保本高收益、拉人头返利', en: 'Guaranteed returns and rewards for recruits' },
    summary: {
      zh: '“质押挖矿日息百分之一”“拉三个人回本”，用后来者的钱付前面人的收益。等新人不够，平台就关闭提现或换个名字重来。',
      en: '“One per cent a day”, “bring three and you have your money back”: the early are paid with the money of the late. When too few come, withdrawals stop, or the thing returns under another name.',
    },
    signs: [
      { zh: '承诺固定收益、保本、稳赚', en: 'A fixed return, capital guaranteed, no risk' },
      {
        zh: '收益靠发展下线，按层级返佣',
        en: 'Income depends on recruiting, with commissions by level',
      },
      { zh: '说不清钱从哪里赚来', en: 'Nobody can say where the money is earned' },
    ],
    actions: [
      { zh: '保证收益四个字一出现就走开', en: 'Leave at the word “guaranteed”' },
      {
        zh: '不介绍亲友参加：发展下线在很多地方本身违法',
        en: 'Do not bring family or friends: recruiting is itself an offence in many places',
      },
      {
        zh: '能提就全部提出，保存合同、群聊和流水',
        en: 'Withdraw all you can; keep contracts, chats and statements',
      },
    ],
  },
  {
    key: 'impersonation-giveaway',
    title: { zh: '冒充名人“充一返二”', en: '“Send one, get two back”' },
    summary: {
      zh: '盗用名人或项目的账号、剪辑甚至伪造的直播，说转币过来就双倍返还。链上转出去的钱不会回来，没有人会送你钱。',
      en: 'A stolen account, a cut-up or forged live stream says that whoever sends coins gets twice as many back. What is sent does not come back, and nobody gives money away.',
    },
    signs: [
      { zh: '要你先转币，才返还更多', en: 'You are to send first and get more later' },
      { zh: '评论关闭，或全是“已到账”', en: 'Comments are closed, or all say “received”' },
      { zh: '直播画面重复，口型和声音对不上', en: 'The stream loops; lips and voice do not agree' },
    ],
    actions: [
      { zh: '凡是先转后返，一律不参加', en: 'Take part in nothing where you pay first' },
      {
        zh: '到官网和多个官方账号核对有没有这个活动',
        en: 'Check the official site and several official accounts',
      },
      { zh: '向平台举报账号和直播', en: 'Report the account and the stream' },
    ],
  },
  {
    key: 'rug-pull',
    title: { zh: '貔貅盘与卷款跑路', en: 'Tokens that cannot be sold, and rug pulls' },
    summary: {
      zh: '新币短时间暴涨，合约里写死只能买不能卖，或者团队握着绝大部分筹码和资金池，涨到高点撤走池子，价格瞬间归零。',
      en: 'A new token shoots up. Its contract lets people buy and not sell, or the team holds nearly all of it and the pool, and pulls the pool out at the top. The price goes to zero in an instant.',
    },
    signs: [
      { zh: '只有买入记录，几乎没有别人卖出', en: 'Purchases everywhere, hardly a sale by others' },
      {
        zh: '前几个地址持有大部分供应，流动性没有锁定',
        en: 'A few addresses hold most of the supply; liquidity is not locked',
      },
      {
        zh: '合约没有开源，或管理员可以改税率、暂停转账',
        en: 'The contract is not published, or an owner can change taxes and pause transfers',
      },
    ],
    actions: [
      {
        zh: '看合约是否开源、权限是否放弃、流动性锁到何时',
        en: 'See whether the code is published, the owner has given up control, and how long liquidity is locked',
      },
      { zh: '先买一点点，马上卖一次试试', en: 'Buy a very little and try to sell it at once' },
      {
        zh: '群里喊单带节奏的币，默认不碰',
        en: 'Leave coins that a group is shouting about alone',
      },
    ],
  },
  {
    key: 'job-and-cashout',
    title: { zh: '“跑分”、代收代付的兼职', en: '“Jobs” that move money for others' },
    summary: {
      zh: '招人“帮忙收款换成USDT，按笔给佣金”。钱多半来自诈骗，替人转账、出借账户会让你的卡被冻结，也可能构成帮助信息网络犯罪活动罪或洗钱罪。',
      en: 'Someone is hired to “receive payments, turn them into USDT and keep a commission”. The money is mostly from fraud. Whoever passes it on has accounts frozen, and may be guilty of money laundering.',
    },
    signs: [
      {
        zh: '工作就是收钱、买币、转走',
        en: 'The work is to receive money, buy coins and pass them on',
      },
      {
        zh: '要借你的银行卡、交易所账号或实名信息',
        en: 'They want to use your bank card, exchange account or identity',
      },
      {
        zh: '场外交易对方多次换人付款，或价格明显优惠',
        en: 'In a private trade the payer keeps changing, or the price is too good',
      },
    ],
    actions: [
      { zh: '账户、卡、实名信息一概不借', en: 'Lend nobody an account, a card or your identity' },
      {
        zh: '付款人和交易对象不是同一个人，就退款停止',
        en: 'If the payer is not the person you deal with, refund and stop',
      },
      {
        zh: '卡已冻结：带上交易记录，主动向办案机关说明',
        en: 'Account frozen: take your records and explain to the authority in charge',
      },
    ],
  },
  {
    key: 'recovery-scam',
    title: { zh: '“帮你追回被骗的币”', en: '“We recover stolen coins”' },
    summary: {
      zh: '受骗之后，会有“黑客”“律师”“链上追踪团队”找上门，说能追回，先付服务费。链上转账没有人能撤销，这是对受害人的第二次诈骗。',
      en: 'After a fraud, “hackers”, “lawyers” or “tracing teams” appear and promise to get the money back for a fee in advance. Nobody can reverse a transfer on a chain. It is a second fraud on the same victim.',
    },
    signs: [
      { zh: '保证追回，先收费', en: 'Success guaranteed, fee first' },
      {
        zh: '自称和警方、交易所有内部关系',
        en: 'They claim friends in the police or at an exchange',
      },
      {
        zh: '要你的钱包权限或助记词“协助追踪”',
        en: 'They want access to your wallet, or your seed phrase, “for tracing”',
      },
    ],
    actions: [
      {
        zh: '只通过警方、交易所官方渠道和正式委托的律师',
        en: 'Use the police, the exchange’s official channel and a lawyer you engaged yourself',
      },
      {
        zh: '把收款地址交给警方和交易所，越早越可能冻结',
        en: 'Give the receiving address to both; the sooner, the likelier a freeze',
      },
      {
        zh: '不在网上公开“求追回”，会招来下一批骗子',
        en: 'Do not ask for recovery in public: it draws the next thieves',
      },
    ],
  },
];
