import type { SeedScam } from './shapes';

/** Scams that are after keys and signatures. */
export const walletScams: readonly SeedScam[] = [
  {
    key: 'seed-phrase-phishing',
    title: { zh: '假客服、假验证页骗助记词', en: 'Fake support that wants your seed phrase' },
    summary: {
      zh: '你在社交平台求助，很快有“官方客服”私信，发来一个“钱包验证”或“节点同步”页面，让你输入助记词。输完几秒钟，钱包就空了。',
      en: 'You ask for help in public; “official support” writes to you and sends a page to “verify” or “synchronise” your wallet, which asks for the seed phrase. Seconds later the wallet is empty.',
    },
    signs: [
      {
        zh: '对方主动私信，头像名字和官方几乎一样',
        en: 'They write first; name and picture are almost the official ones',
      },
      {
        zh: '任何要求输入助记词或私钥的网页、表单、机器人',
        en: 'Any page, form or bot that asks for a seed phrase or private key',
      },
      {
        zh: '让你共享屏幕或装远程控制软件',
        en: 'You are asked to share your screen or install remote control',
      },
    ],
    actions: [
      {
        zh: '助记词只在恢复自己钱包时、在自己的设备上输入',
        en: 'Enter a seed phrase only to restore your own wallet, on your own device',
      },
      {
        zh: '客服从官网入口进，不理会私信',
        en: 'Reach support from the official site; ignore private messages',
      },
      {
        zh: '已经输过：立即新建钱包，把资产全部转走',
        en: 'Already entered it: make a new wallet at once and move everything',
      },
    ],
  },
  {
    key: 'approval-drainer',
    title: { zh: '假空投、假铸造页骗授权', en: 'Fake airdrops that want an approval' },
    summary: {
      zh: '仿冒的项目网站写着“领取空投”“免费铸造”，连接钱包后弹出的其实是代币授权或离线签名，确认之后，合约就能把你的资产转走。',
      en: 'A copy of a project’s site offers an airdrop or a free mint. What pops up after connecting is an approval or an off-chain signature, and once confirmed, a contract may take your assets.',
    },
    signs: [
      {
        zh: '网址差一个字母、换一个后缀，或来自搜索广告',
        en: 'The address is a letter off, has another ending, or came from a search ad',
      },
      {
        zh: '弹窗里是approve、permit、setApprovalForAll或看不懂的一串数据',
        en: 'The pop-up says approve, permit or setApprovalForAll, or shows unreadable data',
      },
      { zh: '倒计时催你立刻操作', en: 'A countdown hurries you' },
    ],
    actions: [
      {
        zh: '从项目官网或自己的书签进入，不点私信和评论里的链接',
        en: 'Go in by the official site or your bookmark, not by links in messages or replies',
      },
      {
        zh: '陌生网站用一个只有零钱的钱包连接',
        en: 'Use a wallet with small change for sites you do not know',
      },
      {
        zh: '签错了：马上撤销授权，把剩下的资产转走',
        en: 'Signed by mistake: revoke the approval at once and move what is left',
      },
    ],
  },
  {
    key: 'address-poisoning-scam',
    title: {
      zh: '地址投毒：历史记录里的假地址',
      en: 'Address poisoning: a false address in your history',
    },
    summary: {
      zh: '骗子生成一个首尾几位和你常用地址相同的地址，给你转一笔零金额或极小额的交易，让它出现在历史记录里，等你下次复制错。',
      en: 'A thief makes an address with the same first and last characters as one you use, and sends you nothing or next to nothing, so that it stands in your history and you copy it next time.',
    },
    signs: [
      {
        zh: '记录里多出零金额或几分钱的陌生转账',
        en: 'Transfers of zero or a few cents that you do not know',
      },
      {
        zh: '两个地址开头结尾一样，中间不同',
        en: 'Two addresses that agree at both ends and differ in the middle',
      },
    ],
    actions: [
      {
        zh: '收款地址存进钱包的地址簿，不从历史记录复制',
        en: 'Keep addresses in your wallet’s address book; never copy from history',
      },
      { zh: '核对整串地址，不只看首尾', en: 'Compare the whole address, not only its ends' },
      {
        zh: '大额之前先转一小笔，向对方确认',
        en: 'Send a little before a large sum, and have it confirmed',
      },
    ],
  },
  {
    key: 'fake-app',
    title: { zh: '假钱包、假交易所应用', en: 'Fake wallet and exchange apps' },
    summary: {
      zh: '搜索广告、群文件或短信里的安装包，界面和真的一样，装上后新建或导入的钱包，助记词直接传给了骗子；有的还会偷换剪贴板里的地址。',
      en: 'An installer from an ad, a group or a text message looks just like the real app. Every seed phrase made in or brought into it goes to the thief, and some swap the address on your clipboard.',
    },
    signs: [
      {
        zh: '要求从网页安装包、描述文件或测试版渠道安装',
        en: 'It is installed from a file, a profile or a beta channel',
      },
      {
        zh: '应用商店里开发者名字不对、评价很少',
        en: 'In the store, another developer’s name and few reviews',
      },
      { zh: '粘贴出来的地址和复制的不一样', en: 'The address you paste is not the one you copied' },
    ],
    actions: [
      {
        zh: '从官网跳到应用商店下载，核对开发者',
        en: 'Go from the official site to the store and check the developer',
      },
      { zh: '粘贴之后再核对一遍整串地址', en: 'Compare the whole address again after pasting' },
      {
        zh: '装过假应用：换一台设备新建钱包，转走资产，再清理旧设备',
        en: 'Installed one: make a new wallet on another device, move the assets, then clean the old device',
      },
    ],
  },
];
