/**
 * Words that a platform's general dictionary cuts apart or joins to the wrong neighbour, those of
 * the trade and those of every day, in simplified characters: `foldTitle` brings a traditional
 * title to them. What a platform knows stands here only where it loses to a neighbour otherwise.
 * A list is what both servers and browsers can afford; a full dictionary is 5 MB.
 */
const WORDS = `
以太坊 以太币 比特币 稳定币 代币 代币化 法币 本币 电子货币 加密资产 公共品 流动性 流通量 黑客 黑客松
智能体 客户端 轻客户端 全客户端 预言机 元数据 可扩展性 可编程 可组合 可验证 可验证凭证 去中心化 中心化
零知识 零知识证明 区块链 区块头 全节点 轻节点 公链 侧链 主链 跨链 跨链桥 链上 链下 链外 上链 链游
全链游戏 托管人 公钥 私钥 密钥 密码学 助记词 二层 二层网络 主网 主网络 测试网 质押 再质押 罚没 挖矿 矿池
矿机 算力 哈希 默克尔 余额 手续费 燃料费 基础费 费率 资金费率 工作量 工作量证明 操作码 字节 字节码 字段
调用 出块 叔块 分片 硬分叉 软分叉 虚拟机 浏览器 服务器 数据库 随机数 多签 单签 验签 签名者 阈值 滑点
做市 做市商 衍生品 永续 永续合约 期权 折价 溢价 均价 币价 价差 平仓 持仓 锁仓 锁仓量 清算人 爆仓 提币
提现 付费 买家 卖家 买入 卖出 增发 回购 清空 额度 限额 大额 小额 面额 兑付 抵押品 抵押物 保证金 保险库
储备金 国库券 证监会 金管局 证交会 监管局 立法会 国税局 库务局 委员会 基金会 理事会 俱乐部 美联储 交易平台
公证处 编辑部 读书会 工作坊 工作组 开发者 研究员 运营商 运营者 服务商 发行人 发行方 发行版 持有人 持有者
提议者 验证者 构建者 搜索者 参与者 贡献者 创作者 投资者 消费者 志愿者 攻击者 守夜人 中间人 第三方 主办方
普通人 管理员 工程师 设计师 审计师 程序员 机器人 债务人 反洗钱 白名单 发牌 持牌 合规 规管 注销 侵权 构建
扩容 开源 源码 源代码 编程 编译器 解密 加权 加载 优化 缓存 校验 监控 运维 停机 重启 重算 重入 回滚
回退 复盘 读懂 讲清 写明 给出 出错 出事 报错 失联 被盗 投毒 兜底 归零 清零 翻倍 改动 意味着 取决于
有助于 相当于 致力于 大多数 绝大多数 怎么办 什么样 怎么样 为什么 有没有 该不该 够不够 要不要 对不上 说了算
看不懂 用来 换来 换成 改为 转为 拆成 旨在 无需 不应 实际上 说起 一次性 第一个 第一步 第一笔 百分之
百分点 二次方 二次方资助 二次方投票 次方 毕业证 身份证 验证码 二维码 图书馆 会议厅 大学城 说明书 办公室
实验室 咖啡馆 菜市场 大湾区 智能合约 形式化 形式化验证 标准化 数字化 可视化 线性化 多样性 安全性 确定性
正确性 相关性 真实性 生态系统 应用程序 计算机 互联网 物联网 维港 港岛 迪拜 插件 固件 组件 软肋 手记 札记
圆桌 讲者 快讯 栏目 官网 客服 门票 签到 截图 文档 页面 链接 域名 账号 离线 在线 权重 序号 粉尘
闪电网络 路由 沙盒 试点 电费 电价 电网 用电 芯片 显卡 像素 藏品 相册 借条 欠条 元宇宙 非同质化 同质化
混币 时间表 时间锁 路由器 硬件钱包 冷钱包 热钱包 密码朋克 朋克 卷叠 汇总 信标链 执行层 共识层 应用层
数据层 锚点 检查点 时隙 时段 燃气 燃气表 盘点 空投 摘要 一概 交易所 一致性 白皮书 区块 节点 托管 矿工
清算 钱包 专栏 暴增 共读 共读会 一比一 长文 索要 二进制 十六进制 所有权 优缺点 叠合 中位数 宽限期 万分之
配对 示意图 黄皮书 红包 监护人 经纪人 汇款人 净资产 提供商 下划线 内置 字符串 链接 上传 下载 费用 内存
前端 后端 网关 性能 后台 前缀 外部 中本聪 网络 编码 额外 费时 误操作 误读 成交价 加权 平均价 预定义
地区 有用 下调 上调 下结论 少于 多于 小于 三明治 一经 重定向 重放
`;

/**
 * Traditional forms of the characters of the list and of the small words, each before its
 * simplified one. Only these: the platform's dictionary knows both scripts.
 */
const FOLDS =
  '並并來来倉仓個个們们側侧備备傳传債债價价億亿優优儲储兌兑內内兩两冊册則则剛刚創创劃划動动務务' +
  '匯汇區区參参員员啓启啟启單单嗎吗國国圓圆圖图執执報报場场塊块塵尘壞坏夠够學学實实審审寫写寬宽' +
  '將将專专對对屆届層层島岛師师帶带幣币幾几庫库廳厅張张彙汇後后從从復复態态憑凭應应戲戏戶户換换' +
  '擊击據据擬拟擴扩數数於于時时書书會会條条業业構构樂乐樓楼標标樣样橋桥機机檔档檢检欄栏權权歐欧' +
  '歸归氣气決决沒没淨净測测準准滾滚滿满漲涨瀏浏灣湾為为無无熱热營营爲为爾尔獲获獻献現现產产畢毕' +
  '當当疊叠發发盜盗監监盤盘確确碼码礎础礦矿稅税種种穩稳筆笔節节簽签籤签紀纪約约紅红級级組组結结' +
  '絕绝絡络給给統统經经維维網网綴缀線线編编緩缓總总續续纔才罰罚羣群義义聯联聰聪臺台與与舊旧萬万' +
  '處处虛虚號号裏里裡里見见規规視视覽览計计訊讯託托記记設设註注詞词試试話话該该誤误說说説说調调' +
  '請请論论講讲證证識识譯译議议護护讀读讓让貢贡貨货買买費费資资賣卖質质賬账購购軟软載载輕轻輪轮' +
  '輯辑轉转辦办這这週周進进遊游運运過过還还釋释釣钓銷销錢钱錨锚錯错鍾钟鎖锁鏈链鐘钟鑰钥長长門门' +
  '閃闪開开間间閾阈關关際际隨随險险隱隐雙双離离電电頁页須须預预頭头額额願愿類类顯显餘余館馆驗验' +
  '體体魚鱼麼么麽么黃黄點点著着';

const FOLD = new Map(Array.from({ length: FOLDS.length / 2 }, (_, at) => foldAt(at * 2)));

function foldAt(at: number): [string, string] {
  return [FOLDS.charAt(at), FOLDS.charAt(at + 1)];
}

/** The words by first character. */
const BY_FIRST = new Map<string, string[]>();
for (const word of WORDS.trim().split(/\s+/)) {
  const first = word.charAt(0);
  const list = BY_FIRST.get(first);
  if (list) list.push(word);
  else BY_FIRST.set(first, [word]);
}

/** A text with the traditional characters that matter here made simplified, unit by unit. */
export function foldTitle(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    folded += FOLD.get(unit) ?? unit;
  }
  return folded;
}

/** All words of the list, for tests. */
export function listedWords(): string[] {
  return [...BY_FIRST.values()].flat();
}

/**
 * Endings and particles that lean on the word before them: no line begins with one.
 */
export const LEANING =
  /^[的地得了着过吗呢吧么们者性化后前里上下中内外个币费金词链网率量额器员家法权书表层块券所站税版次年月日号时人方度型类品物式力局室馆厅楼群港市]$/;
/** Small words that lead to the next one: no line ends with one (…怎么读：从 / 总额). */
export const LEADING =
  /^[从在把被到对向为以由与和跟及或让给是有能又也不都就才再还而但则将会要可该看读说做去来用之其没请先更很最已未只各每这那哪某当比靠等于另约近超刚正曾仍均需应须并若如因待凭按随经往自叫使令获含越]$/;
const HAN = /[\u3400-\u9fff]/;
/**
 * What the platform holds for words and a title has as two: a particle before a word (…的话,
 * …的是), a small word before a numeral (解释 了三 分钟).
 */
const FALSE_WORD = /^(?:的[^确士]|把[^握手柄戏关].*|[了有是在到过点][一二三四五六七八九十两几])$/;
const NUMERAL = /[一二三四五六七八九十百千万亿两几]/;

/* What a way of cutting costs: the cheapest of all is taken. A list's word of three or more wins
   over what the platform's dictionary made of its parts, one of two only where that leaves no
   stump: 链游 is not cut out of 全链游戏, whose 游戏 is a word. */
const PLATFORM_WORD = 1;
const LISTED_LONG = 0.7;
const LISTED_SHORT = 0.99;
const SMALL_CHARACTER = 1.2;
const STUMP = 2;

let segmenter: Intl.Segmenter | null | undefined;

/** Whether the platform can find words at all. */
export function canCutWords(): boolean {
  segmenter ??=
    typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;
  return segmenter !== null;
}

/**
 * The words of a text: the platform's and the list's, whichever leave fewer stumps.
 * In: a text of any script. Out: its parts in order, which joined are the text again.
 */
export function cutWords(text: string, folded = foldTitle(text)): string[] {
  if (!canCutWords() || !segmenter) return text === '' ? [] : [text];
  const cost = new Float64Array(text.length + 1).fill(Infinity);
  const from = new Int32Array(text.length + 1);
  const offer = (start: number, end: number, price: number) => {
    const total = (cost[start] ?? Infinity) + price;
    if (total >= (cost[end] ?? Infinity)) return;
    cost[end] = total;
    from[end] = start;
  };
  cost[0] = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    offerWords(folded, index, segment.length, offer);
  }
  const words: string[] = [];
  for (let end = text.length; end > 0; end = from[end] ?? 0) {
    words.push(text.slice(from[end], end));
  }
  return words.reverse();
}

/** All words that begin within one of the platform's words. */
function offerWords(
  folded: string,
  index: number,
  length: number,
  offer: (start: number, end: number, price: number) => void,
): void {
  const isHan = HAN.test(folded.charAt(index));
  if (!isHan || (length > 1 && !FALSE_WORD.test(folded.slice(index, index + length)))) {
    offer(index, index + length, PLATFORM_WORD);
  }
  if (!isHan) return;
  for (let at = index; at < index + length; at += 1) {
    const first = folded.charAt(at);
    offer(at, at + 1, isSmall(first) ? SMALL_CHARACTER : STUMP);
    for (const word of BY_FIRST.get(first) ?? []) {
      if (!folded.startsWith(word, at)) continue;
      offer(at, at + word.length, word.length > 2 ? LISTED_LONG : LISTED_SHORT);
    }
  }
}

function isSmall(character: string): boolean {
  return LEANING.test(character) || LEADING.test(character) || NUMERAL.test(character);
}
