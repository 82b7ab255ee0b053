import type { Locale } from '@/lib/i18n/locales';

const LOCALE_OF_TAG: Record<string, Locale> = {
  ...{ zh: 'zh-Hans', cn: 'zh-Hans', 'zh-cn': 'zh-Hans', 'zh-sg': 'zh-Hans', 'zh-hans': 'zh-Hans' },
  ...{ 'zh-tw': 'zh-Hant', 'zh-hk': 'zh-Hant', 'zh-mo': 'zh-Hant', 'zh-hant': 'zh-Hant' },
  ...{ en: 'en', 'en-us': 'en', 'en-gb': 'en', english: 'en', chinese: 'zh-Hans' },
};

/**
 * The site's language for a tag as sources write it (`zh_CN`, `zh-Hant-HK`,
 * `en-US`), or null for a language that the site does not have.
 */
export function localeOfTag(tag: string): Locale | null {
  const plain = tag.trim().toLowerCase().replaceAll('_', '-');
  const parts = plain.split('-');
  return (
    LOCALE_OF_TAG[plain] ??
    LOCALE_OF_TAG[parts.slice(0, 2).join('-')] ??
    LOCALE_OF_TAG[parts[0] ?? ''] ??
    null
  );
}

/** True for a folder or suffix that names a language, of the site or not (`zh-tw`, `fr`, `pt-br`). */
export function isLanguageTag(name: string): boolean {
  if (!/^[a-z]{2}([-_][a-z]{2,4})?$/i.test(name)) return false;
  if (name.toLowerCase() !== 'cn' && !WORLD_LANGUAGES.has(name.slice(0, 2).toLowerCase()))
    return false;
  return true;
}

/**
 * The language of a text, told by its script: mostly Han is Chinese, simplified
 * or traditional by the characters that only one of them has; else English.
 * `hint` decides where the characters do not. Null: Japanese, or neither Han nor Latin.
 */
export function detectLocale(title: string, text: string, hint: Locale | null): Locale | null {
  const sample = `${title}\n${text.slice(0, 20_000)}`;
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = sample.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  if ((han === 0 && words === 0) || isJapanese(sample, han + words)) return null;
  const titleHan = title.match(/\p{Script=Han}/gu)?.length ?? 0;
  const titleWords = title.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  // A Chinese article may be full of English names; an English one quotes little Chinese.
  if (han < words * 0.3 || (han < words && titleWords > titleHan)) return 'en';
  let simplified = 0;
  let traditional = 0;
  for (const character of sample) {
    if (SIMPLIFIED_ONLY.has(character)) simplified += 1;
    else if (TRADITIONAL_ONLY.has(character)) traditional += 1;
  }
  if (simplified === traditional) return hint?.startsWith('zh') ? hint : 'zh-Hans';
  return traditional > simplified ? 'zh-Hant' : 'zh-Hans';
}

/** True for the tag of a language that the site does not have (`ja`, `fr-CA`); false for no tag at all. */
export function isOtherLanguage(tag: string): boolean {
  const [language = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return localeOfTag(tag) === null && WORLD_LANGUAGES.has(language);
}

/** Japanese is half kana; a name or a quoted word in another language's text is a few. */
const KANA_SHARE = 0.15;
const KANA_OF_A_NAME = 2;

function isJapanese(sample: string, hanAndWords: number): boolean {
  const kana = sample.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return kana > KANA_OF_A_NAME && kana > (kana + hanAndWords) * KANA_SHARE;
}

const WORLD_LANGUAGES = new Set(
  (
    'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl gu he hi hr hu hy id is ' +
    'it ja ka kk km kn ko ku ky lo lt lv mk ml mn mr ms my nb ne nl nn no pa pl ps pt ro ru si sk sl ' +
    'so sq sr sv sw ta te tg th tk tl tr uk ur uz vi yo zh zu'
  ).split(' '),
);

/** Frequent characters that differ, simplified and traditional side by side. */
const PAIRS =
  '国國这這个個们們来來时時为為会會说說对對过過学學发發经經现現种種动動进進还還实實问問间間样樣业業关關应應' +
  '开開题題长長产產无無东東书書车車电電万萬报報变變见見让讓认認币幣链鏈资資钱錢数數据據网網络絡务務权權证證' +
  '约約协協议議区區块塊钥鑰货貨汇匯银銀价價买買卖賣场場总總级級给給统統计計设設记記许許论論试試该該语語请請' +
  '读讀调調谁誰负負财財责責败敗质質贡貢贷貸费費贸貿赢贏转轉轻輕输輸运運远遠连連选選递遞适適邮郵释釋针針钟鐘' +
  '锁鎖错錯键鍵门門闪閃闭閉阶階际際陆陸险險随隨难難须須预預领領频頻额額风風飞飛验驗龙龍点點热熱爱愛状狀独獨' +
  '环環尔爾码碼确確离離积積称稱签簽类類细細织織终終组組结結绝絕维維绍紹续續综綜缩縮罚罰节節范範获獲虑慮虽雖' +
  '补補规規视視觉覺订訂训訓讨討访訪评評识識词詞译譯详詳误誤课課谈談谓謂谢謝华華历歷单單双雙听聽吗嗎员員响響' +
  '团團图圖围圍处處备備复復够夠头頭奖獎妈媽宝寶审審写寫将將层層师師带帶帮幫库庫张張强強归歸当當录錄忆憶态態';
const SIMPLIFIED_ONLY = new Set([...PAIRS].filter((_, at) => at % 2 === 0));
const TRADITIONAL_ONLY = new Set([...PAIRS].filter((_, at) => at % 2 === 1));
