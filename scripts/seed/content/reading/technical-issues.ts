import type { SeedIssue } from './shapes';

/** Six issues of the technical weekly, the newest first. */
export const seedTechnicals: readonly SeedIssue[] = [
  {
    key: 'technical:sampling',
    title: { zh: '只看几列，就敢说整张表都在', en: 'A few columns, and the whole table is there' },
    lead: {
      zh: 'PeerDAS让节点不再下载全部blob。本期拆开它的三个零件：扩展、列、抽样。',
      en: 'With PeerDAS a node no longer downloads every blob. This issue takes it apart: extension, columns, sampling.',
    },
    body: {
      zh: `## 规格

[EIP-7594](https://eips.ethereum.org/EIPS/eip-7594) 把每个blob用纠删码扩展成两倍，再按列切成128份。任意一半的列就足以恢复全部数据，所以扣留者必须藏起一半以上，而这很容易被抽样发现。

节点按自己的编号保管固定的几列，另外每个时隙随机抽查几列。抽到就说明大概率可用，抽不到就不投票。

## 一道算术

扣留一半时，抽一列而没发现的概率是1/2。抽8列：

\`\`\`text
(1/2)^8 = 1/256 ≈ 0.4%
\`\`\`

而且每个节点各自抽样，全网一起被骗的概率还要小得多。

## 落到实处

- 客户端：留意保管列数与带宽的关系，质押更多的节点保管更多的列；
- 汇总方：blob交易现在附带的是按单元计算的证明，发送前要用支持新格式的库；
- 归档者：只保管几列的节点拼不出全部数据，归档要另做打算。`,
      en: `## The specification

[EIP-7594](https://eips.ethereum.org/EIPS/eip-7594) extends each blob to twice its size with an erasure code and cuts it into 128 columns. Any half of them restores it all, so whoever withholds must hide more than half, which sampling finds easily.

A node keeps a few columns by its own number and samples others at random in each slot. Found, the data is very likely there; not found, it does not vote.

## A sum

With half withheld, one sample misses it with probability 1/2. Eight samples:

\`\`\`text
(1/2)^8 = 1/256 ≈ 0.4%
\`\`\`

And each node samples for itself; deceiving all of them is far less likely still.

## In practice

- Clients: mind how the number of kept columns relates to bandwidth; nodes with more stake keep more.
- Rollups: blob transactions now carry proofs by cell; send them with a library that knows the new form.
- Archivists: a node that keeps a few columns cannot rebuild everything. Plan for it.`,
    },
  },
  {
    key: 'technical:smart-accounts',
    title: { zh: '两条通往智能账户的路', en: 'Two roads to smart accounts' },
    lead: {
      zh: 'ERC-4337在协议之外造了一层，EIP-7702让普通账户借用代码。它们解决的问题相近，坑却不在一处。',
      en: 'ERC-4337 builds a layer outside the protocol; EIP-7702 lets an ordinary account borrow code. They solve like problems and have different pits.',
    },
    body: {
      zh: `## ERC-4337

用户操作（UserOperation）先进入单独的内存池，由打包者收集后交给入口合约执行。校验阶段有严格的限制：不能读会随区块变化的状态，否则一处改动就能让成批操作一起失效。

## EIP-7702

一种新的交易类型带着授权列表，把普通账户的代码指向某个合约。授权里有链编号和账户序号；链编号写0，等于允许在所有链上重放。

\`\`\`text
authority = ecrecover(keccak(0x05 || rlp([chain_id, address, nonce])), sig)
\`\`\`

## 评审时先看这三处

1. 初始化函数有没有人人可调：指向合约后的第一笔调用被抢跑，账户就归了别人；
2. 存储布局是否按命名空间隔开：换实现合约时旧数据会不会被误读；
3. 恢复流程能不能被同一个泄露的密钥触发。`,
      en: `## ERC-4337

User operations enter a mempool of their own; bundlers collect them and hand them to the entry point. Validation is strictly limited: it may not read state that moves with the block, or one change could void a whole bundle.

## EIP-7702

A new type of transaction carries authorisations that point an ordinary account’s code at a contract. Each names a chain and a nonce; a chain id of 0 allows it on every chain.

\`\`\`text
authority = ecrecover(keccak(0x05 || rlp([chain_id, address, nonce])), sig)
\`\`\`

## Review these three first

1. Can anyone call the initialiser? If the first call after pointing is front-run, the account belongs to somebody else.
2. Is storage kept apart by namespace, or does a new implementation misread the old data?
3. Can the same leaked key set off recovery?`,
    },
  },
  {
    key: 'technical:client-diversity',
    title: { zh: '换一个客户端，要几个步骤', en: 'How many steps to change a client' },
    lead: {
      zh: '客户端多样性不是口号，是一张迁移清单。本期给出一份，附上最容易出事的那一步。',
      en: 'Client diversity is not a slogan but a list of steps. Here is one, with the step that goes wrong most often.',
    },
    body: {
      zh: `## 为什么值得换

一个客户端占到质押的三分之一，它的错误就能让全网暂时无法最终确定；占到三分之二，错误的分叉可能被确定下来。后一种情况没有好的退路。

## 迁移清单

1. 停掉旧的验证者进程，并确认它不会随系统重启；
2. 导出防罚没数据库（[EIP-3076](https://eips.ethereum.org/EIPS/eip-3076) 的交换格式）；
3. 等待至少两个纪元，确认旧机器没有新的签名；
4. 在新客户端导入数据库，再导入密钥；
5. 用检查点同步启动信标节点，核对最终确定的区块根；
6. 观察三个纪元，再删掉旧机器上的密钥。

## 最容易出事的一步

第一步。多数罚没不是软件错误，而是同一把密钥同时跑在两台机器上。宁可多离线十分钟，离线只损失很少的奖励。`,
      en: `## Why it is worth it

With a third of the stake, a client’s fault can keep the network from finalising for a while. With two thirds, a wrong fork may be finalised, and there is no good way back from that.

## The steps

1. Stop the old validator, and make sure that it does not start with the machine;
2. export its slashing protection in the interchange format of [EIP-3076](https://eips.ethereum.org/EIPS/eip-3076);
3. wait two epochs at least and confirm that nothing new was signed;
4. import the database into the new client, then the keys;
5. start the beacon node from a checkpoint and compare the finalised root;
6. watch for three epochs, then delete the keys from the old machine.

## The step that goes wrong

The first. Most slashings are no fault of software but one key running on two machines. Rather be offline ten minutes longer: that costs very little.`,
    },
  },
  {
    key: 'technical:psbt',
    title: { zh: '一笔没签完的交易怎样在设备间旅行', en: 'How an unfinished transaction travels' },
    lead: {
      zh: 'PSBT是比特币世界里的公文袋：谁该签、签什么、还差谁，都写在袋子上。',
      en: 'A PSBT is Bitcoin’s folder of papers: who signs what, and who is still missing, is written on it.',
    },
    body: {
      zh: `## 规格

[BIP-174](https://github.com/bitcoin/bips/blob/master/bip-0174.mediawiki) 定义了六个角色：创建、更新、签名、合并、完成、提取。每个角色只做一件事，因此离线设备只需要实现“签名”。

第二版 [BIP-370](https://github.com/bitcoin/bips/blob/master/bip-0370.mediawiki) 允许在创建之后再添加输入和输出，方便多人共同构造交易。

## 签名设备该核对什么

- 找零地址真的属于自己：设备要用派生路径重新算一遍，而不是相信标签；
- 手续费：输入总额减输出总额，要求每个输入带上它所花费的完整交易或见证输出；
- 签名类型：不认识的sighash一律拒绝。

## Taproot之后

[BIP-371](https://github.com/bitcoin/bips/blob/master/bip-0371.mediawiki) 增加了内部公钥、脚本叶子与控制块的字段。密钥路径花费时，链上看不出背后还有脚本。`,
      en: `## The specification

[BIP-174](https://github.com/bitcoin/bips/blob/master/bip-0174.mediawiki) names six roles: creator, updater, signer, combiner, finaliser, extractor. Each does one thing, so an offline device only has to sign.

Version two, [BIP-370](https://github.com/bitcoin/bips/blob/master/bip-0370.mediawiki), allows inputs and outputs to be added later, for transactions that several people build.

## What a signing device checks

- That change is really one’s own: derive it again by its path instead of believing a label.
- The fee: inputs less outputs, which needs the spent transaction or witness output of each input.
- The signature type: refuse a sighash that you do not know.

## After Taproot

[BIP-371](https://github.com/bitcoin/bips/blob/master/bip-0371.mediawiki) adds fields for internal keys, script leaves and control blocks. Spent by its key, an output does not show that scripts stood behind it.`,
    },
  },
  {
    key: 'technical:proof-systems',
    title: {
      zh: '选证明系统，先写下三个数字',
      en: 'Choosing a proof system: write down three numbers',
    },
    lead: {
      zh: '证明多大、验证多贵、生成多慢。没有一个系统三样全占，选型就是决定先放弃哪一个。',
      en: 'How large the proof, how dear to verify, how slow to make. No system wins all three, and choosing is deciding which to give up first.',
    },
    body: {
      zh: `## 三类系统，各让一步

- **Groth16**：证明最小，三个群元素；每个电路都要单独做可信设置；
- **PLONK一类**：一次通用设置，多种电路共用；证明大一些，验证稍贵；
- **STARK / FRI一类**：不需要可信设置，只依赖哈希；证明以几十到几百KB计，通常再套一层压缩后上链。

## 常见的误会

“零知识”不等于“简洁”。很多汇总用的是简洁性：它们并不隐藏任何数据，只是让验证便宜。说它们“隐私”是不对的。

## 审计电路时

欠约束是头号问题：算得出正确结果，不等于不能证明错误结果。检查每个中间信号是否真的被约束住，尤其是除法、比较和位分解。

\`\`\`text
c <-- a / b;      // 只赋值，没有约束
c * b === a;      // 这一行才是约束；还要另外约束b ≠ 0
\`\`\``,
      en: `## Three families, each giving way somewhere

- **Groth16**: the smallest proof, three group elements; a trusted set-up for each circuit.
- **PLONK and its kin**: one universal set-up for many circuits; larger proofs, slightly dearer to verify.
- **STARK and FRI**: no trusted set-up, only hashes; proofs of tens to hundreds of kilobytes, usually compressed once more before they go on chain.

## A common mistake

Zero knowledge is not succinctness. Many rollups use the latter: they hide nothing, they only make verification cheap. Calling them private is wrong.

## When auditing a circuit

Missing constraints come first: computing the right result does not mean that a wrong one cannot be proved. See that each signal is really constrained, above all in divisions, comparisons and bit decompositions.

\`\`\`text
c <-- a / b;      // assigns, constrains nothing
c * b === a;      // this is the constraint; b ≠ 0 needs one too
\`\`\``,
    },
  },
  {
    key: 'technical:opcodes',
    title: { zh: '两条省钱的新指令', en: 'Two new instructions that save gas' },
    lead: {
      zh: '瞬态存储和内存复制都在Dencun上线。它们省下的gas不多，改变的写法不少。',
      en: 'Transient storage and memory copy came with Dencun. They save a little gas and change a good deal of code.',
    },
    body: {
      zh: `## EIP-1153：瞬态存储

TLOAD与TSTORE读写的数据在交易结束时清零，各100 gas。最常见的用途是重入锁：以前要写一次存储再改回去，现在不必留下痕迹。

需要留意的是范围：它按**交易**清零，不按**调用**清零。同一笔交易里先后两次进入同一合约，第二次会看到第一次留下的值。

## EIP-5656：MCOPY

一条指令复制一段内存，不再需要循环读写，也不必借道身份预编译合约。编译器会自动用上它，手写汇编的库值得重新量一遍。

## 顺手检查

- 编译目标是否已经设为cancun或更新；
- 目标链是否已经启用：有些二层晚几个月；
- 重入锁在代理合约与实现合约之间是否共用同一个槽。

## 关于本刊

每周三出刊。只写能在规格或代码里找到出处的内容，链接指向原文；发现错误，请附上行号告诉我们。`,
      en: `## EIP-1153: transient storage

What TLOAD and TSTORE touch is cleared at the end of the transaction, for 100 gas each. Its commonest use is a lock against re-entry, which no longer writes storage and puts it back.

Mind its range: it is cleared by **transaction**, not by **call**. When a contract is entered twice in one transaction, the second entry sees what the first left.

## EIP-5656: MCOPY

One instruction copies a stretch of memory, with no loop and no detour through the identity precompile. Compilers use it by themselves; libraries in assembly are worth measuring again.

## Check in passing

- Is the compiler’s target cancun or later?
- Has the chain enabled it? Some rollups were months behind.
- Do proxy and implementation share one slot for the lock?

## About this weekly

It appears on Wednesdays and holds only what can be found in a specification or in code, with links to it. If something is wrong, send us the line.`,
    },
  },
];
