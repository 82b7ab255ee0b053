import type { SeedModule } from './shapes';

/** The first half of the beginners' course: what it is, the first wallet, the first transfer. */
export const basicModules: readonly SeedModule[] = [
  {
    key: 'what-it-is',
    title: { zh: '先弄明白它是什么', en: 'What it is' },
    summary: {
      zh: '不买任何东西，先看懂账本、币和网络各是什么。',
      en: 'Before buying anything: the ledger, the coin and the network.',
    },
    lessons: [
      {
        key: 'shared-ledger',
        title: { zh: '一本大家一起记的账', en: 'A ledger that everybody keeps' },
        body: {
          zh: `银行的账本由银行保管，你看到的余额是它告诉你的。区块链是另一种记法：成千上万台计算机各存一份同样的账本，新的交易先广播出去，再按一定规则打包成“区块”，接在前一个区块后面。

每个区块都带着前一个区块的指纹。想改一笔旧账，就得把后面所有区块重做一遍，还要让其他人接受，代价高到不划算。所以链上的记录**难以篡改，也难以撤销**：没有客服能替你把转错的钱要回来。

比特币大约每十分钟出一个区块，以太坊每十二秒一个时隙。区块之间的等待不是故障，是全世界的计算机在对账。`,
          en: `A bank keeps its own ledger, and your balance is what the bank tells you. A blockchain is kept differently: thousands of computers each hold the same ledger. New transactions are announced to all of them, then gathered into “blocks” by fixed rules, each block joined to the one before.

Every block carries the fingerprint of its predecessor. To change an old entry, one would have to redo every block after it and persuade the others to accept the result, which costs more than it brings. So what is on the chain is **hard to alter and hard to undo**: no help desk can fetch back money sent to the wrong place.

Bitcoin makes a block about every ten minutes; Ethereum has a slot every twelve seconds. The wait is not a fault. It is computers all over the world agreeing on the books.`,
        },
        takeaway: {
          zh: '转账一旦被确认，就没有人能替你撤回。',
          en: 'Once a transfer is confirmed, nobody can take it back for you.',
        },
        readingMinutes: 2,
        article: 'coins-or-passbook',
      },
      {
        key: 'coins-and-tokens',
        title: { zh: '币、代币和“积分”', en: 'Coins, tokens and mere points' },
        body: {
          zh: `一条链自带的币叫**原生币**，比如比特币网络的BTC、以太坊的ETH，手续费用它来付。别人在这条链上用合约发出来的叫**代币**，发一种代币只要几分钟，谁都可以，名字和图标也可以随便取。

所以看到熟悉的名字先别急：同名的代币可能有几百个，认的是**合约地址**，不是名字。项目方的官网、区块浏览器和行情站三处地址一致，才算对上。

还有一种“积分”只记在某家平台自己的数据库里，根本没有上链。能不能提、什么时候提，都由平台说了算。`,
          en: `A chain’s own coin is its **native coin**: BTC on Bitcoin, ETH on Ethereum. Fees are paid in it. What others issue on the same chain by a contract is a **token**. Issuing one takes minutes, anybody may do it, and names and logos are free to choose.

So do not trust a familiar name: hundreds of tokens may share it. What identifies a token is its **contract address**. It counts as right when the project’s own site, a block explorer and a price site all show the same one.

Some “points” exist only in a platform’s own database and are on no chain at all. Whether and when you may withdraw them is for the platform to decide.`,
        },
        takeaway: {
          zh: '认合约地址，不认名字和图标。',
          en: 'Go by the contract address, never by name or logo.',
        },
        readingMinutes: 2,
      },
      {
        key: 'who-decides',
        title: { zh: '没有公司，谁说了算', en: 'Without a company, who decides?' },
        body: {
          zh: `规则写在软件里，运行软件的计算机叫**节点**。谁有资格写下一个区块，由**共识机制**决定：比特币用工作量证明，拼的是算力和电；以太坊从2022年9月起用权益证明，由押了ETH的验证者轮流来做，作弊会被罚没。

修改规则要靠多数人升级软件。意见实在谈不拢，就会**分叉**成两条链，历史相同，从此各走各的。

自己跑一个节点，就能不问任何人地核对每一笔账。多数人不必这样做，但知道“可以核对”，是看懂这个行业的起点。`,
          en: `The rules are in software, and a computer that runs it is a **node**. Who may write the next block is settled by the **consensus mechanism**. Bitcoin uses proof of work, a contest of computing power and electricity. Ethereum has used proof of stake since September 2022: validators who have locked up ETH take turns, and lose part of it if they cheat.

Changing the rules means getting most people to upgrade their software. Where they cannot agree, the chain **forks** into two with a common past and separate futures.

Whoever runs a node can check every entry without asking anyone. Most people need not, but knowing that it can be checked is where understanding begins.`,
        },
        takeaway: {
          zh: '规则靠节点执行，不靠谁的承诺。',
          en: 'Rules are enforced by nodes, not by anybody’s promise.',
        },
        readingMinutes: 2,
        article: 'node-on-the-bookshelf',
      },
    ],
  },
  {
    key: 'first-wallet',
    title: { zh: '第一个钱包', en: 'Your first wallet' },
    summary: {
      zh: '钥匙、助记词，以及该由谁来保管。',
      en: 'Keys, the seed phrase, and who should hold them.',
    },
    lessons: [
      {
        key: 'what-a-wallet-holds',
        title: { zh: '钱包里装的不是币，是钥匙', en: 'A wallet holds keys, not coins' },
        body: {
          zh: `币一直记在链上，钱包只保存**私钥**。用私钥可以签名，证明“这笔钱是我要转的”；从私钥算出来的**地址**，就是别人给你转账的账号。

地址可以公开，私钥谁都不能给。拿到私钥的人不需要你的密码，也不需要你的手机，就能把钱转走。

手机或浏览器里的钱包叫热钱包，用起来方便，但设备中毒就有风险；把私钥放进专门的设备、签名时才连接的叫硬件钱包。金额大到丢了会心疼，就值得买一个，从厂家官网买，不要二手。`,
          en: `The coins stay on the chain. A wallet keeps **private keys**. With a private key one signs, which proves “it is I who send this”; the **address** worked out from it is the account that others pay into.

An address may be public; a private key may be given to nobody. Whoever has it needs neither your password nor your phone to move the money.

A wallet on a phone or in a browser is a hot wallet: handy, and at risk when the device is infected. A hardware wallet keeps the key in a device of its own and connects only to sign. Once the sum would hurt to lose, one is worth its price. Buy it from the maker, never second-hand.`,
        },
        takeaway: {
          zh: '地址可以给人看，私钥谁都不给。',
          en: 'Show your address to anyone, your private key to no one.',
        },
        readingMinutes: 2,
        article: 'what-hardware-wallets-protect',
      },
      {
        key: 'seed-phrase',
        title: {
          zh: '助记词：抄在纸上的全部家当',
          en: 'The seed phrase: everything you own, on paper',
        },
        body: {
          zh: `新建钱包时会出现12个或24个英文单词，这叫**助记词**。钱包里所有私钥都由它算出来，手机丢了、坏了，靠它就能在另一台设备上恢复。反过来，别人拿到它，也能在他的设备上“恢复”你的钱包。

- 用笔抄在纸上，核对两遍，至少放在两个地方。
- 不截图，不存相册、网盘、聊天记录和邮箱。
- 正规的钱包、交易所和客服**永远不会**向你要助记词。要你“验证钱包”“同步节点”而输入助记词的页面，全是骗局。

转大额之前先演练一次：把钱包删掉，用纸上的词恢复出来，确认地址一样。`,
          en: `A new wallet shows 12 or 24 English words, the **seed phrase**. Every private key in the wallet is worked out from it. If the phone is lost or breaks, the words restore the wallet on another device. By the same token, whoever has the words can restore your wallet on theirs.

- Write them on paper by hand, check twice, keep copies in two places at least.
- No screenshot, no photo album, no cloud drive, no chat, no mailbox.
- No genuine wallet, exchange or support person **ever** asks for them. Every page that wants them to “verify” or “synchronise” a wallet is a fraud.

Rehearse once before large sums: delete the wallet, restore it from the paper, and see that the address is the same.`,
        },
        takeaway: {
          zh: '谁向你要助记词，谁就是骗子。',
          en: 'Whoever asks for your seed phrase is a thief.',
        },
        readingMinutes: 2,
        article: 'twelve-words',
      },
      {
        key: 'custody',
        title: { zh: '自己拿着，还是交给别人', en: 'Hold it yourself, or let someone hold it?' },
        body: {
          zh: `币放在交易所，是**托管**：私钥在平台手里，你手里是一笔欠条。好处是忘了密码可以找回；风险是平台被盗、挪用或停业时，你要排队等清算。2022年11月FTX停止提币，就是这种风险的样子。

自己保管，风险换了一边：不会被平台拖累，但助记词丢了没人能补。

比较稳的分法是：要交易的一小部分放在有牌照的平台，长期不动的放自己的钱包；家人要知道有这么一份东西，在哪里、怎么用。`,
          en: `Coins on an exchange are in **custody**: the platform has the keys, and you have its IOU. The good side is that a forgotten password can be reset. The bad side comes when the platform is robbed, misuses the money or closes, and you queue with the other creditors. November 2022, when FTX stopped withdrawals, is what that looks like.

Holding them yourself moves the risk: no platform can drag you down, and nobody can replace a lost seed phrase.

A steady way to divide is a small part for trading on a licensed platform, and what stays for long in a wallet of your own. Someone in the family should know that it exists, where it is and how it is used.`,
        },
        takeaway: {
          zh: '没有私钥，手里的就是一张欠条。',
          en: 'Without the keys, what you have is an IOU.',
        },
        readingMinutes: 2,
        article: 'custody-hot-warm-cold',
      },
    ],
  },
  {
    key: 'first-transfer',
    title: { zh: '买到、收到、转出去', en: 'Buying, receiving, sending' },
    summary: {
      zh: '选平台、提第一笔币、看懂手续费。',
      en: 'Choosing a platform, the first withdrawal, and fees.',
    },
    lessons: [
      {
        key: 'choosing-a-platform',
        title: {
          zh: '先看当地的法律，再看平台的牌照',
          en: 'First the law of your place, then the platform’s licence',
        },
        body: {
          zh: `各地规定差别很大。中国内地自2021年起把虚拟货币的兑换、撮合、衍生品等相关业务定为非法金融活动，境外平台向境内居民提供服务也在其中，参与投资交易的损失自行承担；香港要求交易平台持有证监会牌照；欧盟按《加密资产市场条例》（MiCA）发牌。先弄清自己所在地能做什么。

查牌照要去**监管机构的网站**查，不看平台自己贴的图。名单上的公司名、网址要一字不差，骗子最爱用只差一个字母的网址。

第一次只充一点点，买一点，再提出来。能顺利提走的平台，才谈得上下一步。`,
          en: `Rules differ greatly. Mainland China has treated exchanging, matching and derivatives of virtual currency as illegal financial activity since 2021, foreign platforms serving residents included, and losses from trading are one’s own to bear. Hong Kong requires a licence from the SFC. The European Union licenses under MiCA. Find out first what is allowed where you are.

Look a licence up on the **regulator’s own site**, not on a picture that the platform shows. Company name and web address must match to the letter; a single different letter is the favourite trick.

Pay in very little at first, buy a little, and take it out again. Only a platform that lets you withdraw deserves a second step.`,
        },
        takeaway: {
          zh: '牌照去监管机构网站查，提得出来再多充。',
          en: 'Check the licence with the regulator; withdraw once before paying in more.',
        },
        readingMinutes: 2,
        article: 'hk-vatp-licensing',
      },
      {
        key: 'first-withdrawal-lesson',
        title: {
          zh: '第一次提币：网络、地址、小额',
          en: 'The first withdrawal: network, address, small sum',
        },
        body: {
          zh: `提币时有三样东西要对：

1. **网络**。同一种代币可能在好几条链上都有，发送和接收两边要选同一条；选错了，钱可能到了一个你打不开的地方。
2. **地址**。复制粘贴之后核对整串，至少核对开头、中间和结尾各几位。不从历史记录里复制，骗子会造首尾相同的地址混进去。
3. **标签**。有的交易所要求填Memo或Tag，漏填会入不了账。

先转一小笔，在区块浏览器里看到“成功”、钱包里看到余额，再转剩下的。多付一次手续费，是最便宜的保险。`,
          en: `Three things must match:

1. The **network**. The same token may exist on several chains, and both sides must choose the same one. Choose wrongly and the money may arrive where you cannot reach it.
2. The **address**. After pasting, compare the whole string, or at least some characters at the start, in the middle and at the end. Never copy it from your history: thieves plant addresses there with the same start and end.
3. The **tag**. Some exchanges need a memo or tag, without which a deposit is not credited.

Send a small amount first. When the explorer says “success” and your wallet shows it, send the rest. One more fee is the cheapest insurance there is.`,
        },
        takeaway: {
          zh: '先转一小笔，到账了再转剩下的。',
          en: 'Send a little, see it arrive, then send the rest.',
        },
        readingMinutes: 2,
        article: 'first-withdrawal',
      },
      {
        key: 'fees',
        title: { zh: '手续费付给了谁', en: 'Who gets the fee' },
        body: {
          zh: `一个区块装得下的东西有限，手续费是抢位置的出价。人多的时候贵，半夜便宜。它和转多少钱基本无关：转十块和转一百万，占的位置可以一样大。

以太坊上费用 = 用掉的Gas × 单价，单价分成会被销毁的**基础费**和给验证者的**小费**。失败的交易也要付费，因为计算已经做了。二层网络把很多笔交易打包后再交给主网，所以便宜得多。

还有一件事新手常忘：在某条链上转代币，要用这条链的原生币付费。钱包里只有USDT、没有ETH，是转不动的。`,
          en: `A block has only so much room, and the fee is a bid for a place in it: dear when it is crowded, cheap at night. It has little to do with the amount. Sending ten and sending a million may take the same space.

On Ethereum the fee is the gas used times a price, made of a **base fee** that is burnt and a **tip** for the validator. A failed transaction costs as well, for the work has been done. Layer 2 networks bundle many transactions before handing them to the main chain, which is why they cost much less.

What beginners forget: tokens on a chain move only with that chain’s own coin for the fee. With USDT and no ETH in the wallet, nothing moves.`,
        },
        takeaway: {
          zh: '钱包里留一点原生币，否则代币动不了。',
          en: 'Keep some of the native coin, or your tokens cannot move.',
        },
        readingMinutes: 2,
        article: 'why-fees-move',
      },
    ],
  },
];
