import type { SeedModule } from './shapes';

/** The second half of the beginners' course: reading the chain, common things, staying safe. */
export const furtherModules: readonly SeedModule[] = [
  {
    key: 'reading-the-chain',
    title: { zh: '看懂链上', en: 'Reading the chain' },
    summary: {
      zh: '自己查一笔交易，分清网络，知道点下去的是什么。',
      en: 'Look up a transaction, tell networks apart, know what you are signing.',
    },
    lessons: [
      {
        key: 'explorer',
        title: { zh: '用区块浏览器查一笔交易', en: 'Look a transaction up yourself' },
        body: {
          zh: `每笔交易都有一个**交易哈希**。把它贴进这条链的区块浏览器，就能看到状态、时间、双方地址、金额和手续费，不用问任何人。

看的顺序是：先看状态是成功还是失败；再看“发往”是不是你要的地址或合约；最后看代币转账那一栏，真正动了什么。

有人发来“转账成功”的截图，别信图，要哈希，自己查。骗子还会往你的地址里空投带网址的代币，浏览器里看得见，不代表它值钱，更不要点进那个网址。`,
          en: `Every transaction has a **hash**. Paste it into the chain’s block explorer and you see its state, time, both addresses, the amount and the fee, without asking anybody.

Read in this order: did it succeed or fail; is “to” the address or contract you meant; then, under token transfers, what really moved.

If someone sends a screenshot of a “successful transfer”, ask for the hash and look yourself. Thieves also drop tokens with web addresses in their names into your account. That an explorer shows them does not make them worth anything, and those addresses are not to be opened.`,
        },
        takeaway: {
          zh: '截图可以造，哈希查得到。',
          en: 'A screenshot can be made up; a hash can be checked.',
        },
        readingMinutes: 2,
        article: 'reading-a-transaction',
      },
      {
        key: 'networks',
        title: { zh: '同一个名字，不同的网络', en: 'One name, several networks' },
        body: {
          zh: `以太坊主网之外，有Arbitrum、Base、OP Mainnet这样的**二层网络**，也有BNB Chain、Solana、Tron这样独立的链。兼容以太坊的链地址格式都一样，你的地址在每条链上都“能用”，但余额各记各的；Solana、Tron用的是另外的格式。

把资产从一条链挪到另一条，要过**跨链桥**：多数桥把币锁在这头，在那头发一张等额的凭证。桥被攻破，凭证就可能一文不值，历史上最大的几起失窃就出在桥上。

新手的做法：能从交易所直接提到目标网络，就不要过桥；非过不可，用官方桥，先小额。`,
          en: `Beside Ethereum’s main network there are **layer 2 networks** such as Arbitrum, Base and OP Mainnet, and separate chains such as BNB Chain, Solana and Tron. Chains compatible with Ethereum share its format of address, so yours “works” on each of them, but every chain keeps balances of its own; Solana and Tron use formats of their own.

Moving assets from chain to chain takes a **bridge**. Most lock the coin here and issue a voucher of the same amount there. When a bridge is broken into, the voucher may be worth nothing; some of the largest thefts on record were from bridges.

For a beginner: withdraw from an exchange straight to the network you need, and do not cross a bridge. If you must, use the official one, and a small sum first.`,
        },
        takeaway: {
          zh: '能直接提到目标网络，就不过桥。',
          en: 'If you can withdraw straight to the network, skip the bridge.',
        },
        readingMinutes: 2,
        article: 'bridge-trust-models',
      },
      {
        key: 'approvals',
        title: { zh: '连接、签名和授权，三件不同的事', en: 'Connecting, signing, approving' },
        body: {
          zh: `**连接钱包**只是让网页看到你的地址。**签名**是用私钥盖章，有的只是登录，有的等于写了一张支票。**授权**（approve）是允许某个合约以后动用你的某种代币，常见的默认额度是“无限”。

骗局多半发生在后两步：页面写着“领取空投”，弹出来的却是授权，点了确认，合约就能把代币转走。

弹窗出来时看三处：网址对不对，请求的是什么动作，额度是多少。把额度改成这次要用的数；用完的旧授权，隔段时间在钱包或区块浏览器的授权管理里撤掉。看不懂的签名，取消就好，没有损失。`,
          en: `**Connecting** a wallet only shows a page your address. **Signing** puts your seal on something: sometimes it is a login, sometimes as good as a cheque. **Approving** lets a contract use one of your tokens from now on, and the usual default is without limit.

Frauds live in the last two. The page says “claim your airdrop”, the pop-up asks for an approval, and after you confirm, the contract may take the tokens.

Look at three things in the pop-up: the web address, the action, the amount. Set the amount to what this one use needs, and from time to time revoke old approvals in your wallet or in an explorer. If you do not understand a signature, cancel it. That costs nothing.`,
        },
        takeaway: {
          zh: '看不懂的签名，一律取消。',
          en: 'If you do not understand a signature, cancel it.',
        },
        readingMinutes: 2,
        article: 'approval-phishing',
      },
    ],
  },
  {
    key: 'common-things',
    title: { zh: '常听到的几样东西', en: 'Things you will hear of' },
    summary: {
      zh: '稳定币、DeFi、NFT和质押：各是什么，风险在哪里。',
      en: 'Stablecoins, DeFi, NFTs and staking: what each is, and where it can go wrong.',
    },
    lessons: [
      {
        key: 'stablecoins',
        title: { zh: '稳定币稳在哪里', en: 'What keeps a stablecoin stable' },
        body: {
          zh: `稳定币想让一枚代币始终值一美元。USDT、USDC这一类由公司发行，收一美元发一枚，储备里放国债和存款，持有人（多半是机构）可以赎回。发行方能**冻结**某个地址里的币，也做过很多次。

另一类靠链上抵押物超额担保；还有一类靠算法和另一种代币支撑，2022年5月UST几天之内跌到几乎归零，就是后者。

看一种稳定币，先问三个问题：储备是什么、谁来审、谁可以按面值赎回。它不是存款，没有存款保险。`,
          en: `A stablecoin is a token meant to be worth one dollar at all times. USDT and USDC are issued by companies: a dollar in, a token out, with bills and deposits in reserve, redeemable by holders, mostly institutions. The issuer can **freeze** the coins of an address, and often has.

Others are backed by more collateral on the chain than they issue. Still others lean on an algorithm and a second token; UST was of that kind, and in May 2022 it fell to almost nothing within days.

Ask three questions of any of them: what is the reserve, who examines it, who may redeem at face value. It is not a bank deposit, and no deposit insurance stands behind it.`,
        },
        takeaway: {
          zh: '稳定币是有发行人的承诺，不是存款。',
          en: 'A stablecoin is an issuer’s promise, not a deposit.',
        },
        readingMinutes: 2,
        article: 'reading-a-reserve-report',
      },
      {
        key: 'defi',
        title: { zh: 'DeFi：把借贷和交易写成合约', en: 'DeFi: lending and trading as contracts' },
        body: {
          zh: `DeFi用**智能合约**代替中介：借钱先押更多的币，抵押物跌到线下就自动清算；换币不找对手盘，而是和一个资金池换。谁都能用，谁也不会替你兜底。

收益总有来源：借款人付的利息、交易者付的手续费、项目方补贴的代币。说不清来源的高收益，来源往往就是后来者的本金。

风险也有几层：合约有漏洞、预言机喂错价、管理员能改规则、抵押物暴跌。“经过审计”只说明有人在某个时间看过某个版本的代码。第一次用，放进去的钱以全部损失也不影响生活为限。`,
          en: `DeFi puts **smart contracts** in the place of a middleman. To borrow, one first locks up more than the loan, and is liquidated by rule when the collateral falls too far. To swap, one trades with a pool instead of a person. Anyone may use it, and nobody makes good your loss.

Yield comes from somewhere: interest from borrowers, fees from traders, tokens that a project gives away. If nobody can say where a high yield comes from, it usually comes from those who pay in later.

Risk comes in layers: a bug in the contract, a wrong price from an oracle, an administrator who can change the rules, collateral that crashes. “Audited” means that someone looked at one version of the code at one time. Put in no more than you could lose entirely.`,
        },
        takeaway: {
          zh: '说不清收益从哪来，收益就来自你的本金。',
          en: 'If you cannot see where the yield comes from, it comes from you.',
        },
        readingMinutes: 2,
        article: 'what-an-audit-does-not-cover',
      },
      {
        key: 'nfts',
        title: { zh: 'NFT：你买到的是什么', en: 'NFTs: what you actually buy' },
        body: {
          zh: `NFT是一枚编号唯一的代币，可以当收藏品、门票、会员证或域名。链上记的是“编号某某归某地址”，图片往往只是一个网址，放在IPFS或项目方自己的服务器上，服务器关了，图就没了。

买NFT一般**不等于**买下版权，能不能商用要看项目写明的许可。地板价也不等于卖得掉的价钱，成交稀少时，它只是没人接的报价。

别人白送到你钱包里的NFT不要去“领奖”“出售”，那个网站等着你签授权。`,
          en: `An NFT is a token with a number of its own, used for collectables, tickets, memberships or names. The chain says “number so-and-so belongs to this address”. The picture is often just a web address, on IPFS or on the project’s server; when the server goes, so does the picture.

Buying one does **not** usually buy the copyright. What you may do with the image is in the licence, if there is one. A floor price is not the price you will get: with few trades it is an offer nobody has taken.

Leave NFTs that turn up in your wallet alone. The site where you would “claim” or “sell” them is waiting for your approval.`,
        },
        takeaway: {
          zh: '白送进钱包的NFT，不领奖、不出售、不理会。',
          en: 'An NFT that turns up by itself: do not claim, do not sell, ignore it.',
        },
        readingMinutes: 2,
        article: 'where-your-picture-lives',
      },
      {
        key: 'staking',
        title: { zh: '质押收益从哪里来', en: 'Where staking rewards come from' },
        body: {
          zh: `在权益证明的链上，把币押进去、认真记账的验证者有奖励，来自新发行的币和交易手续费；掉线少拿，作恶罚没。以太坊上单独运行验证者至少要32 ETH，钱不够可以找质押服务，或买流动性质押代币。

要知道的有三件事：退出要**排队**，几天到几周都可能；质押代币在市场上会**折价**；托管给别人，就多了一层对方的风险。

有的平台把“质押”两个字用在完全不同的东西上：把币借给它，它拿去投资。名字一样，风险不同，看清楚币去了哪里。`,
          en: `On a proof-of-stake chain, validators who lock up coins and keep the books honestly are rewarded from new issuance and fees. Being offline earns less; cheating is punished. On Ethereum a validator of one’s own takes at least 32 ETH. With less there are staking services, and liquid staking tokens.

Three things to know. Leaving takes a **queue** of days, or weeks. A liquid staking token can trade at a **discount**. And whoever holds the coins for you adds a risk of their own.

Some platforms call something quite different “staking”: you lend them your coins and they invest them. The word is the same, the risk is not. Find out where the coins go.`,
        },
        takeaway: {
          zh: '先问币去了哪里，再看年化是多少。',
          en: 'Ask where the coins go before you ask what they earn.',
        },
        readingMinutes: 2,
        article: 'the-other-side-of-staking',
      },
    ],
  },
  {
    key: 'staying-safe',
    title: { zh: '护好自己', en: 'Looking after yourself' },
    summary: {
      zh: '动手前的习惯、留下的记录、该有的分寸。',
      en: 'Habits before each step, records after it, and a sense of measure.',
    },
    lessons: [
      {
        key: 'three-questions',
        title: { zh: '动手之前，先问三句', en: 'Three questions before every step' },
        body: {
          zh: `骗术换得快，套路只有几种：冒充、催促、许诺。每次要转账、签名或下载之前，停十秒问自己：

1. **是谁找的谁？**陌生人、群里的“老师”、主动来的“客服”，默认不可信。
2. **为什么这么急？**“只剩十分钟”“不处理就冻结”，急的都是对方。
3. **地址从哪来的？**自己收藏的网址、自己核对过的地址，才算数；搜索广告、私信和二维码都不算。

日常的底子也要打好：交易所和邮箱开双重验证，用验证器应用或安全密钥，不用短信；每个网站不同的密码；大额资产和日常上网分开用两个钱包。`,
          en: `Tricks change fast, but there are few patterns: someone pretends, hurries you, or promises. Before every transfer, signature or download, stop for ten seconds and ask:

1. **Who came to whom?** Strangers, “teachers” in a group, “support” that writes first: not to be trusted by default.
2. **Why the hurry?** “Ten minutes left”, “or your account is frozen”: the hurry is theirs.
3. **Where is this address from?** Only a site you saved and an address you checked count. Search ads, private messages and QR codes do not.

Lay the ground as well: two-factor login on exchanges and mailbox, by an app or a security key and not by SMS; a different password for every site; one wallet for savings and another for everyday use.`,
        },
        takeaway: {
          zh: '急的是对方，你可以慢。',
          en: 'The hurry is theirs; you may be slow.',
        },
        readingMinutes: 2,
        article: 'address-poisoning',
      },
      {
        key: 'records',
        title: { zh: '从第一笔起就记账', en: 'Keep records from the first day' },
        body: {
          zh: `很多地方对加密资产的买卖、兑换、赚取收益要报税，规则各不相同。事后从几个交易所、十几个地址里还原一年的记录，非常痛苦；从第一笔起记，每笔只要一分钟。

要记的是：日期、数量、当时的本币价格、手续费、交易哈希、用途。交易所的流水定期导出存好，平台关门之后就导不出来了。

同一份记录还能帮你看清自己：到底投了多少、赚亏多少，而不是凭最得意的那一笔下结论。`,
          en: `In many places buying, swapping and earning crypto assets has to be declared, each by its own rules. Rebuilding a year from several exchanges and a dozen addresses is misery; writing things down from the start takes a minute each.

Note the date, the amount, the price in your own currency at the time, the fee, the hash, and what it was for. Export the exchange’s statements regularly and keep them: once a platform has closed, there is nothing to export.

The same notes show you the truth about yourself: what you put in and how it went, instead of the one trade you like to remember.`,
        },
        takeaway: {
          zh: '记下日期、数量、价格和哈希，每笔一分钟。',
          en: 'Date, amount, price, hash: a minute for each.',
        },
        readingMinutes: 1,
        article: 'tax-bookkeeping-basics',
      },
      {
        key: 'measure',
        title: { zh: '投多少，什么时候停', en: 'How much, and when to stop' },
        body: {
          zh: `加密资产一年跌去七八成发生过不止一次，绝大多数代币跌下去就没有再回来。先定一个**全亏掉也不影响生活**的数，写下来，之后不借钱、不动生活费、不加杠杆。

杠杆合约会在波动中强制平仓，方向看对了也可能先被清出去。新手的头一年，不碰合约，是最省钱的决定。

没看懂就不买，不丢人。本站的内容供学习，不构成投资建议；没有人能向你保证收益，保证收益的人请参看防骗提醒。`,
          en: `Crypto assets have lost seven or eight tenths of their value within a year more than once, and most tokens that fell never came back. Fix a sum whose **entire loss would not change your life**, write it down, and then neither borrow, nor touch living costs, nor use leverage.

Leveraged positions are closed by force when prices swing; one may be right about the direction and still be thrown out first. Leaving them alone for the first year is the cheapest decision a beginner can make.

Not buying what you do not understand is no disgrace. What we publish is for learning and is not investment advice. Nobody can guarantee a return; for those who do, see the scam warnings.`,
        },
        takeaway: {
          zh: '只用亏得起的钱，不借，不加杠杆。',
          en: 'Only what you can lose. No loans, no leverage.',
        },
        readingMinutes: 2,
      },
    ],
  },
];
