/** Names that readers would take for the newsroom's own, folded as `folded` does. */
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
  if (RESERVED.includes(said)) return true;
  return brands
    .map(folded)
    .filter((brand) => brand !== '')
    .some((brand) => said.startsWith(brand) || said.endsWith(brand));
}

/** Letters and digits alone, in one width and case: `Chain·Tide` and `ＣｈａｉｎＴｉｄｅ` are one name. */
function folded(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
