import type { CutText } from './to-traditional-words';

/** Characters that foreign names are written with; the strong ones are seldom used otherwise. */
const NAME = new Set(
  '阿埃艾爱安昂奥巴白柏班邦保鲍贝本比彼宾波伯博布查达戴丹当德邓狄迪蒂丁顿多俄厄恩尔法范菲费芬佛弗福富盖甘冈戈格葛根贡古瓜哈海汉豪赫亨洪胡华怀霍基吉加贾简杰金卡凯坎康考柯科克肯库夸昆拉莱兰朗劳勒雷里理利列林琳龙隆卢鲁路伦罗洛吕马玛迈曼芒毛梅门蒙孟米密缪莫默姆穆纳娜奈内南尼宁纽努诺欧帕派潘庞佩彭皮珀普奇齐恰乔切琼丘热荣茹瑞若萨塞赛桑瑟森沙尚舍申圣施什史舒斯松苏索塔泰坦汤唐特滕提廷图托瓦旺威韦维魏温沃乌武西希锡夏肖谢辛欣休许雪雅亚延扬耶伊易因尤约泽扎詹珍芝朱兹祖佐干斗占',
);
const STRONG = new Set(
  '埃奥鲍蒂顿厄恩尔菲弗赫姆缪娜尼努诺帕佩珀茹萨瑟斯廷韦耶兹扎詹克德拉巴卡伊莱',
);
const DOT = /[·•‧]/u;
const MAX_NAME = 12;

/**
 * Is the character part of a name written by sound (埃里克, 艾弗里), where it does not mean what it
 * means elsewhere? Around it stands a run of such characters that the dictionary could make no
 * other words of. A middle dot beside the run is proof; else it has to be three or more with
 * strong ones among them: one when it is all loose characters or one word, two otherwise.
 */
export function isInForeignName(cut: CutText, index: number): boolean {
  if (!isNameWord(cut, index)) return false;
  let start = cut.wordStart[index] ?? index;
  let end = cut.wordEnd[index] ?? index + 1;
  const isLoose = end - start === 1;
  let isOneKind = isLoose || end - start > 2;
  while (start > 0 && index - start < MAX_NAME && isNameWord(cut, start - 1)) {
    const before = cut.wordStart[start - 1] ?? start - 1;
    isOneKind &&= isLoose && start - before === 1;
    start = before;
  }
  const isAfterWord =
    isLoose && start === index && /\p{Script=Han}/u.test(cut.text.charAt(index - 1));
  while (end < cut.text.length && end - index < MAX_NAME && isNameWord(cut, end)) {
    const after = cut.wordEnd[end] ?? end + 1;
    isOneKind &&= isLoose && after - end === 1;
    end = after;
  }
  if (DOT.test(cut.text.charAt(start - 1)) || DOT.test(cut.text.charAt(end))) return true;
  // 房间里特斯拉…: the name begins after 里.
  if (isAfterWord) return false;
  const strong = [...cut.text.slice(start, end)].filter((character) => STRONG.has(character));
  return end - start > 2 && strong.length >= (isOneKind ? 1 : 2);
}

/** Is every character of the word around the place one that names are written with? */
function isNameWord(cut: CutText, index: number): boolean {
  const end = cut.wordEnd[index] ?? index;
  for (let i = cut.wordStart[index] ?? index; i < end; i += 1) {
    if (!NAME.has(cut.text.charAt(i))) return false;
  }
  return true;
}
