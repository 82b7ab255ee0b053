/** Names that readers would take for the newsroom's own. */
const RESERVED = [
  'admin',
  'administrator',
  'editor',
  'editorialdesk',
  'moderator',
  'official',
  'staff',
  'support',
  'system',
  'thedesk',
  'newsroom',
  '管理员',
  '管理員',
  '编辑部',
  '編輯部',
  '编辑',
  '編輯',
  '客服',
  '官方',
  '系统',
  '系統',
];

/**
 * Whether a name would pass for the newsroom's: one of the words for its people, alone or with
 * the brand, or anything that begins or ends with the brand.
 * @param brands the site's names in its languages.
 */
export function isReservedName(name: string, brands: readonly string[]): boolean {
  const said = folded(name);
  if (RESERVED.some((word) => folded(word) === said)) return true;
  return brands
    .map(folded)
    .filter((brand) => brand !== '')
    .some((brand) => said.startsWith(brand) || said.endsWith(brand));
}

/**
 * Letters of other alphabets, and digits, by the Latin letter that they look like. Names in those
 * alphabets stay free: only what then reads as a kept name is refused.
 */
const LOOK_ALIKES = {
  ...{ a: 'аɑα4', b: 'вβ', c: 'сϲ', d: 'ԁɗ', e: 'еεєҽ3', g: 'ɡ', h: 'һн', i: 'іιıӏl1', j: 'ј' },
  ...{ k: 'кκ', m: 'мμ', n: 'пηո', o: 'оοօ0', p: 'рρ', s: 'ѕ5', t: 'тτ', u: 'υս', v: 'νѵ' },
  ...{ w: 'ѡ', x: 'хχ', y: 'уγ' },
};
const SEEN_AS = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([seen, letters]) =>
    [...letters].map((letter) => [letter, seen] as const),
  ),
);

/**
 * Letters and digits alone, in one width and case, without accents, and each that looks like
 * another as that one: `Chain·Tide`, `ＣｈａｉｎＴｉｄｅ` and `СhаіnТіdе` in Cyrillic letters
 * are one name.
 */
function folded(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return [...plain].map((letter) => SEEN_AS.get(letter) ?? letter).join('');
}
